import type { FaultRule } from '#room/api/generated/control.ts'
import type { Entrance } from '#room/enter/entrance.ts'
import { hasEveryWord } from '#room/parts/hasEveryWord.ts'

/** A picture of a screen, as `npm run gallery` lists it. */
export interface Picture {
  readonly file: string
  readonly screen: string
  readonly state: string
  readonly size: string
  readonly theme: string
  readonly language: string
  readonly who?: string
  readonly at: string
  readonly world: {
    readonly scenarios: readonly string[]
    readonly faults: readonly FaultRule[]
    readonly isWhole: boolean
  }
  readonly isWalked: boolean
}

/** The properties that filter the pictures, besides words. */
export const LOOKS = ['size', 'theme', 'language'] as const

type Look = Readonly<Record<(typeof LOOKS)[number], string>>

/** The pictures that contain every word of a search and have the look. An empty part of the look matches all. */
export function matchingPictures(pictures: readonly Picture[], search: string, look: Look): Picture[] {
  return pictures.filter(
    (picture) =>
      LOOKS.every((part) => look[part] === '' || look[part] === picture[part]) &&
      hasEveryWord(`${picture.screen} ${picture.state} ${picture.who ?? 'visitor'}`, search),
  )
}

/** The entrance into the state of a picture, in a new world. */
export function entranceOf({ who, at, language, world: { scenarios, faults } }: Picture): Entrance {
  return { isNew: true, persona: who, scenarios: who === undefined ? [] : scenarios, faults, lang: language, to: at }
}

/** The parts of a picture's state that its entrance leaves out, in words; null if none. */
export function droppedParts({ isWalked, world: { isWhole } }: Picture): string | null {
  const parts = [!isWhole && 'other preparations', isWalked && 'actions on the page'].filter(Boolean)
  return parts.length === 0 ? null : `without ${parts.join(' and ')}`
}
