import { createContext } from 'react'

/** The person for whom somebody else sends forms. Null if everybody sends for themselves. */
export const InNameOfContext = createContext<InNameOf | null>(null)

export interface InNameOf {
  /** "en nombre de", in the current language. */
  readonly words: string
  /** The short name: "Lucía F.". */
  readonly name: string
}
