import { plainText } from '@acometida/api-spec/rules/plainText'

/** A question of a group. */
export interface Faq {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** The questions about a subject. */
export interface FaqGroup {
  readonly id: string
  readonly title: string
  readonly faqs: readonly Faq[]
}

/**
 * The questions that contain every word of a search, ignoring case and accents. A subject's title counts for all of its
 * questions.
 */
export function searchFaqs(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({ ...group, faqs: group.faqs.filter((faq) => holds(group, faq, words)) }))
    .filter(({ faqs }) => faqs.length > 0)
}

function holds({ title }: FaqGroup, { question, answer }: Faq, words: readonly string[]): boolean {
  const text = plainText(`${title} ${question} ${answer}`)
  return words.every((word) => text.includes(word))
}
