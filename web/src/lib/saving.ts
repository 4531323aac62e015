/** Saves an answer of the server as a file, and tells how much has arrived. */

/** Returns the name of the file. */
export async function saveAs(answer: Response, usual: string, onbytes: (bytes: number) => void): Promise<string> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? usual
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body!.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onbytes(bytes)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(parts, { type: answer.headers.get('content-type') ?? '' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // some browsers read it later
  return name
}
