import { filterOptions } from '#src/ui/form/choice/filterOptions.ts'

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
  return groups
    .map(({ id, title, faqs }) => {
      const textOf = ({ question, answer }: Faq) => `${title} ${question} ${answer}`
      return { id, title, faqs: filterOptions(faqs, typed, textOf) }
    })
    .filter(({ faqs }) => faqs.length > 0)
}
