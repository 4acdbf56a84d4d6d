import { plainText } from '@acometida/api-spec/rules/plainText'

/**
 * A text as a part of a file name: lower-case letters and digits, joined by hyphens.
 *
 * @example
 *   slugOf('Rúa do Vilar, 27') // 'rua-do-vilar-27'
 */
export function slugOf(text: string): string {
  return plainText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
