/** A pressed key as letters from A to Z (QX-D1): German umlauts are spelled out, other accents are dropped. */
import type { Language } from './types.gen'

const UMLAUTS: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' }
const SPELLED_OUT: Readonly<Record<string, string>> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D' }

export function folded(key: string, lang: Language): string {
  if ([...key].length !== 1) return '' // the name of a key, not a character
  const capital = key.toUpperCase() // ß becomes SS
  const plain =
    (lang === 'de' && UMLAUTS[capital]) || SPELLED_OUT[capital] || capital.normalize('NFKD').replace(/\p{M}/gu, '')
  return /^[A-Z]+$/.test(plain) ? plain : ''
}
