import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { PowerList } from '#src/domain/dossier/form/building.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The breakdown of the calculated power. */
export function PowerMade({ list, onRemove }: { readonly list: PowerList; readonly onRemove: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Stack gap={2} align="start">
      <p>{t('dossierForm.powerList')}</p>
      <NoteList>
        {list.map(({ use, units, powerKw }) => (
          <span key={`${use} ${powerKw}`}>
            {t('dossierForm.powerUse', {
              use: t(`dossierForm.powerUses.${use}`),
              units,
              kw: format.number(powerKw, 2),
            })}
          </span>
        ))}
      </NoteList>
      <Button variant="quiet" icon="trash" onClick={onRemove}>
        {t('dossierForm.powerListRemove')}
      </Button>
    </Stack>
  )
}
