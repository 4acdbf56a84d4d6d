import { useLocale } from '#src/base/useLocale.ts'
import type { Located } from '#src/domain/dossier/place/plot.ts'

/** The distance of a place from a town's centre as text. */
export function useDescribeDistance() {
  const { t, format } = useLocale()
  return ({ town, metres }: NonNullable<Located['nearest']>): string =>
    t('dossierForm.distance', {
      town,
      distance:
        metres < 1000 ? `${format.number(metres, 0)} m` : `${format.number(metres / 1000, metres < 10_000 ? 1 : 0)} km`,
    })
}
