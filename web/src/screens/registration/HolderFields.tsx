import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import type { SignUpForm } from './useSignUpForm.ts'

/** Who signs up: a person by document, name and surname, or a company by tax number and name. */
export function HolderFields({ signUpForm: { values, field } }: { readonly signUpForm: SignUpForm }) {
  const { t } = useTranslation()
  const { holder } = values
  const isPerson = holder === 'person'
  return (
    <>
      <SegmentedControl
        label={t('registration.holder.label')}
        segments={[
          { value: 'person', label: t('registration.holder.person'), icon: 'user' },
          { value: 'company', label: t('registration.holder.company'), icon: 'office' },
        ]}
        {...field('holder')}
      />
      <TextField
        label={t(`registration.document.${holder}`)}
        hint={t(isPerson ? 'registration.document.personHint' : 'registration.document.companyHint')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        {...field('document')}
      />
      <TextField
        label={t(`registration.name.${holder}`)}
        autoComplete={isPerson ? 'given-name' : 'organization'}
        maxLength={80}
        {...field('name')}
      />
      {isPerson && (
        <TextField
          label={t('registration.surname.label')}
          hint={t('registration.surname.hint')}
          autoComplete="family-name"
          maxLength={80}
          {...field('surname')}
        />
      )}
    </>
  )
}
