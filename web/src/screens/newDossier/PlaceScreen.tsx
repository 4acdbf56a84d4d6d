import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isZipCode } from '#src/domain/dossier/place/coverage.ts'
import { pathWith, startRouteAt } from '#src/domain/dossier/start/startRoutes.ts'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** The place comes first, so that people outside of the company's grid know at once. */
export function PlaceScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const route = startRouteAt(useLocation().pathname)
  const { field, form, hasErrors } = useLocalForm({
    values: { zip: query.get('zip') ?? '' },
    check: ({ zip }) => ({ zip: zipText(zip.trim()) }),
    next: ({ zip }) => void navigate(pathWith(route.afterPlace ?? route.keepInMind, { zip: zip.trim() })),
  })
  return (
    <Page width="narrow">
      <StepForm
        eyebrow={t(`newDossier.way.${route.id}`)}
        title={route.id === 'editProvision' ? t('newDossier.place.title') : t(`newDossier.place.of.${route.id}`)}
        lead={t('newDossier.place.lead')}
        back={{ to: paths.whatToDo, label: t('newDossier.back') }}
        hasErrors={hasErrors}
        {...form}
      >
        <TextField
          label={t('newDossier.place.zip')}
          kind="postcode"
          hint={t('newDossier.place.zipHint')}
          inputMode="numeric"
          autoComplete="postal-code"
          characters={5}
          {...field('zip')}
        />
      </StepForm>
    </Page>
  )

  function zipText(zip: string): string | undefined {
    if (zip === '') return t('newDossier.place.missing')
    return isZipCode(zip) ? undefined : t('newDossier.place.wrong')
  }
}
