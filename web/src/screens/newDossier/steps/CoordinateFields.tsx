import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOUCH, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { utmOf, UTM_ZONES } from '#src/domain/dossier/place/utm.ts'
import type { Typed } from '#src/screens/newDossier/fields.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import styles from './Plot.module.css'

interface CoordinateFieldsProps {
  readonly field: (name: 'x' | 'y' | 'huso') => Typed
  readonly put: (where: { readonly x: string; readonly y: string; readonly huso: string }) => void
  /** The fields may contain the problem. */
  readonly isOpen: boolean
}

/** The coordinates, which are optional: a phone reads its location, and others can open the fields. */
export function CoordinateFields({ field, put, isOpen }: CoordinateFieldsProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery(TOUCH)
  const [state, setState] = useState<'none' | 'asking' | 'refused' | 'outside' | 'found'>('none')
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const coordinates = utmOf(coords.latitude, coords.longitude)
        setState(coordinates ? 'found' : 'outside')
        if (coordinates) put({ x: `${coordinates.x}`, y: `${coordinates.y}`, huso: `${coordinates.huso}` })
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS },
    )
  }
  return (
    <>
      {isPhone && 'geolocation' in navigator && (
        <div>
          <Button icon="location" reads loading={state === 'asking'} onClick={ask}>
            {t('dossierForm.useLocation')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {state === 'found' && <Banner tone="success">{t('dossierForm.locationFound')}</Banner>}
        {state === 'refused' && <Banner tone="warning">{t('dossierForm.locationRefused')}</Banner>}
        {state === 'outside' && <Banner tone="warning">{t('dossierForm.locationOutside')}</Banner>}
      </div>
      <details className={styles.details} open={isOpen || undefined}>
        <summary>{t('dossierForm.coordinatesOpen')}</summary>
        <div className={styles.fields}>
          <TextField
            kind="number"
            label="X"
            inputMode="decimal"
            autoComplete="off"
            characters={10}
            trailing="m"
            {...field('x')}
          />
          <TextField
            kind="number"
            label="Y"
            inputMode="decimal"
            autoComplete="off"
            characters={10}
            trailing="m"
            {...field('y')}
          />
          <Select
            label={t('dossierForm.huso')}
            options={UTM_ZONES.map((zone) => ({ value: `${zone}`, label: `${zone}` }))}
            {...field('huso')}
          />
        </div>
      </details>
    </>
  )
}

/** The longest time for a phone to get its location. */
const LOCATION_TIMEOUT_MS = 20_000
