import { useTranslation } from 'react-i18next'
import { THEME_CHOICES, type ThemeChoice } from '#src/base/theme.ts'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'

export type ThemeSwitchProps = {
  readonly theme: ThemeChoice
  readonly onTheme: (theme: ThemeChoice) => void
}

/** The theme selector: light, dark or the device's. */
export function ThemeSwitch({ theme, onTheme }: ThemeSwitchProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('frame.theme.label')}
      iconsOnly
      segments={THEME_CHOICES.map((choice) => ({
        value: choice,
        label: t(`frame.theme.${choice}`),
        icon: ICONS[choice],
      }))}
      value={theme}
      onValue={onTheme}
    />
  )
}

const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const
