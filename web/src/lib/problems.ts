/** A failed request, in words. */
import { Refused } from './api'
import type { MessageId } from './messages.gen'
import { refusal, t } from './words.svelte'

/** `missing` is the text for an address with nothing behind it. */
export function problem(error: unknown, missing?: MessageId): string {
  if (!(error instanceof Refused)) return t('web-offline')
  return missing && error.status === 404 ? t(missing) : refusal(error.rule, error.facts)
}
