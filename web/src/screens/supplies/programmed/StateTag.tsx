import { useTranslation } from 'react-i18next'
import { serverNowMs } from '#src/base/clock.ts'
import { type ProgrammedQuery, type ProgrammedRead, stateOf } from '#src/domain/supply/meter/programmed.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The state of a programmed item: answered, in progress or pending. */
export function StateTag({ of }: { readonly of: ProgrammedRead | ProgrammedQuery }) {
  const { t } = useTranslation()
  const state = stateOf(of, serverNowMs())
  return <Tag tone={TONES[state]}>{t(`programmed.states.${state}`)}</Tag>
}

const TONES = { done: 'success', asking: 'warning', waiting: 'neutral' } as const
