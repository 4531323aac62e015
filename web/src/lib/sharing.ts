/** Giving a link to somebody (see others.svelte.ts for links). On a page that came over plain http the browser's own ways are missing: there are others. */

export const canShare = (): boolean => typeof navigator.share === 'function'

/** With a sentence, since a bare address tells nobody what it is about. */
export async function share(text: string, url: string): Promise<void> {
  await navigator.share({ title: 'Nénuphar', text, url }).catch(() => undefined) // closing the menu is no fault
}

/** By the device's own menu, or into the clipboard: whether it was copied, or null where it was not tried. */
export async function pass(text: string, url: string): Promise<boolean | null> {
  if (!canShare()) return copy(`${text} ${url}`)
  await share(text, url)
  return null
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
