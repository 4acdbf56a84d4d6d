const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const RANDOM_LENGTH = 15
const LONGEST = 64

/** The header with the id of a call, and how the id is written. */
export interface MessageIdForm {
  readonly header: string
  /** Stands between user, random characters and sequence. */
  readonly separator: '-' | '/'
  /** The sequence of the first call of a session. */
  readonly first: 0 | 1
}

/** The form of the contract. An installation may have another (`callHeaders.ts`). */
export const STANDARD_MESSAGE_ID: MessageIdForm = { header: 'message-id', separator: '-', first: 1 }

/**
 * The id of one call: `{userId}-{15 random characters}-{sequence}`, such as `7-2jtznAya23TnAzg-1`. The sequence counts
 * from `first` in each session. Visitors are user 0. `random` returns numbers in [0, 1).
 */
export function makeMessageId(
  userId: string | number | undefined,
  sequence: number,
  random: () => number,
  { separator }: Pick<MessageIdForm, 'separator'> = STANDARD_MESSAGE_ID,
): string {
  const characters = Array.from({ length: RANDOM_LENGTH }, () =>
    ALPHABET.charAt(Math.floor(random() * ALPHABET.length)),
  )
  return [userId ?? 0, characters.join(''), sequence].join(separator)
}

/** Whether a text is an id of a call in a form, such as `7-2jtznAya23TnAzg-1`, of at most 64 characters. */
export function isMessageId(text: string, { separator, first }: MessageIdForm = STANDARD_MESSAGE_ID): boolean {
  const [user = '', random = '', sequence = '', ...more] = text.split(separator)
  return (
    /^\d+$/.test(user) &&
    /^[A-Za-z\d]{15}$/.test(random) &&
    /^(?:0|[1-9]\d*)$/.test(sequence) &&
    Number(sequence) >= first &&
    more.length === 0 &&
    text.length <= LONGEST
  )
}
