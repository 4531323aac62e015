/** Shares a link (see shareLinks.svelte.ts for links), with a fallback: over plain http a page has no clipboard. */

export const canShare = (): boolean => typeof navigator.share === 'function'

/** With a sentence, because a bare address does not explain itself. */
export async function share(text: string, url: string): Promise<void> {
  await navigator.share({ title: 'Nénuphar', text, url }).catch(() => undefined) // closing the menu is not an error
}

/** By the device's share menu, or into the clipboard. Returns whether it was copied; null if that was not tried. */
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
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
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
