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
  if (outside.length > 0) return sized('UCS-2', text.length, 70, 67, outside)
  const places = characters.length + characters.filter((each) => EXTENDED.includes(each)).length
  return sized('GSM-7', places, 160, 153, outside)
}

function sized(
  alphabet: SmsSize['alphabet'],
  places: number,
  alone: number,
  each: number,
  outside: readonly string[],
): SmsSize {
  return { alphabet, places, segments: places <= alone ? 1 : Math.ceil(places / each), outside }
}
