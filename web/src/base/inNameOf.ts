import { createContext } from 'react'

/** Whom what is sent from here is sent for, by somebody else; null where everybody sends for themselves. */
export const InNameOfContext = createContext<InNameOf | null>(null)

export interface InNameOf {
  /** "en nombre de", in the language on screen. */
  readonly words: string
  /** Short: "Lucía F.". */
  readonly name: string
}
