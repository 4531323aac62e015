/** Giving a link to somebody. On a page that came over plain http the browser's own ways are missing: there are others. */

export const canShare = (): boolean => typeof navigator.share === 'function'

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined) // closing the menu is no fault
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyTheOldWay(text)
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('readonly', '')
  field.className = 'off-screen'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
