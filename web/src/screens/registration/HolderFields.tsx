import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import type { SignUpDraft } from './signUpDraft.store.ts'

type HolderFieldsProps = {
  readonly draft: SignUpDraft
  readonly onChange: (part: Partial<SignUpDraft>) => void
  readonly onLeaveDocument: () => void
  readonly problemOf: (field: string) => string | undefined
}

/** Who signs up: a person by document, name and surname, or a company by tax number and name. */
export function HolderFields({ draft, onChange, onLeaveDocument, problemOf }: HolderFieldsProps) {
  const { t } = useTranslation()
  const { holder } = draft
  const isPerson = holder === 'person'
  return (
    <>
      <SegmentedControl
        label={t('registration.holder.label')}
        segments={[
          { value: 'person', label: t('registration.holder.person'), icon: 'user' },
          { value: 'company', label: t('registration.holder.company'), icon: 'office' },
        ]}
        value={holder}
        onValue={(value) => onChange({ holder: value })}
      />
      <TextField
        label={t(`registration.document.${holder}`)}
        hint={t(isPerson ? 'registration.document.personHint' : 'registration.document.companyHint')}
        error={problemOf('document')}
        name="document"
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        value={draft.document}
        onValue={(document) => onChange({ document })}
        onBlur={onLeaveDocument}
      />
      <TextField
        label={t(`registration.name.${holder}`)}
        error={problemOf('name')}
        name="name"
        autoComplete={isPerson ? 'given-name' : 'organization'}
        maxLength={80}
        value={draft.name}
        onValue={(name) => onChange({ name })}
      />
      {isPerson && (
        <TextField
          label={t('registration.surname.label')}
          hint={t('registration.surname.hint')}
          error={problemOf('surname')}
          name="surname"
          autoComplete="family-name"
          maxLength={80}
          value={draft.surname}
          onValue={(surname) => onChange({ surname })}
        />
      )}
    </>
  )
}
