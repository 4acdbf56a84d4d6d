import { plainText } from '@acometida/api-spec/rules/plainText'

/**
 * A text as a part of a file name, in lower-case letters, digits and hyphens: `rua-do-vilar-27` for `Rúa do Vilar, 27`.
 */
export function slugOf(text: string): string {
  return plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
