/** The characters of GSM 03.38, and those of its extension, which take two places each. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€\f'

interface SmsSize {
  readonly alphabet: 'GSM-7' | 'UCS-2'
  /** The places that the text takes in its alphabet. */
  readonly places: number
  readonly segments: number
  /** The characters that GSM-7 does not have, each once. */
  readonly outside: readonly string[]
}

/**
 * The number of messages that a text needs. One message holds 160 places of GSM-7 or 70 of UCS-2; each of several holds
 * 153 or 67.
 */
export function smsSize(text: string): SmsSize {
  const characters = [...text]
  const outside = [...new Set(characters.filter((each) => !BASIC.includes(each) && !EXTENDED.includes(each)))]
  const isGsm = outside.length === 0
  const extended = characters.filter((each) => EXTENDED.includes(each))
  const places = isGsm ? characters.length + extended.length : text.length
  const [alone, each] = isGsm ? [160, 153] : [70, 67]
  const segments = places <= alone ? 1 : Math.ceil(places / each)
  return { alphabet: isGsm ? 'GSM-7' : 'UCS-2', places, segments, outside }
}
