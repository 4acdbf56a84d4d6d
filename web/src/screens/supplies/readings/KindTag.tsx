import { useTranslation } from 'react-i18next'
import { codeText, isNamed } from '#src/base/codes.ts'
import { READING_KINDS, type ReadingKind } from '#src/domain/supply/meter/meterReadings.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The kind of a reading: real or not, and its origin. */
export function KindTag({ kind }: { readonly kind: ReadingKind }) {
  const { t } = useTranslation()
  return <Tag tone={isNamed(READING_KINDS, kind) ? TONES[kind] : 'neutral'}>{codeText(t, 'readings.kinds', kind)}</Tag>
}

const TONES = { remote: 'success', onSite: 'success', customer: 'info', estimated: 'warning' } as const
