import { isEmail } from '@acometida/api-spec/rules/person/email'
import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { isTelephone, type Person, personOf, typedPerson } from '#src/domain/dossier/form/people.ts'
import { typedAddress, withAddress } from '#src/domain/dossier/place/address.ts'
import { AddressFields, addressProblems } from '#src/screens/newDossier/steps/AddressFields.tsx'
import { PersonFields, personProblems } from '#src/screens/newDossier/steps/PersonFields.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useRemember } from '#src/screens/newDossier/steps/useRemember.ts'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { type Session, useSession } from '#src/session/tokens/session.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import styles from '#src/screens/newDossier/steps/Steps.module.css'

/** The task of the owner: the caller, or another person with their consent; and the caller's contact data. */
export function PeopleTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const me = useSession()
  const refusedEmail = useRefusedEmail()
  const remember = useRemember('OWNER')
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('people', props)
  const { owner, thirdPartyConsentOwner, addresses, ...rest } = dossier.form
  const { applicant } = rest
  const isOther = owner !== undefined && owner.docNumber !== applicant?.docNumber
  const taskForm = useForm({
    values: initialValues({
      who: isOther ? 'other' : applicant ? 'me' : '',
      ...typedPerson(isOther ? owner : undefined),
      consent: thirdPartyConsentOwner ?? false,
      remember: false,
      ownTelephone: applicant?.telephone ?? '',
      ownEmail: applicant?.email ?? '',
      letters: addresses?.notification !== undefined,
      ...typedAddress(addresses?.notification),
    }),
    check: (typed) => ({
      who: typed.who === '' ? t('dossierForm.whoMissing') : undefined,
      ...(typed.who === 'other' && {
        ...personProblems(typed, t),
        consent: typed.consent ? undefined : t('dossierForm.consentMissing'),
      }),
      ownTelephone:
        typed.ownTelephone.trim() === '' || isTelephone(typed.ownTelephone)
          ? undefined
          : t('dossierForm.telephoneWrong'),
      ownEmail:
        typed.ownEmail.trim() === '' || isEmail(typed.ownEmail.trim()) ? undefined : t('dossierForm.emailWrong'),
      ...(typed.letters && addressProblems(typed, t)),
    }),
    checkLeft: { email: refusedEmail, ownEmail: refusedEmail },
    send: async (typed) => {
      const { telephone: _telephone, email: _email, ...named } = applicant ?? ownPerson(me)
      const asking: Person = {
        ...named,
        ...(typed.ownTelephone.trim() && { telephone: normalizePhone(typed.ownTelephone) }),
        ...(typed.ownEmail.trim() && { email: typed.ownEmail.trim() }),
      }
      const part = {
        applicant: asking,
        ...withAddress(addresses, 'notification', typed.letters ? typed : undefined),
      }
      if (typed.who === 'me') return save(part, rest)
      const other = personOf(typed)
      const saved = await save({ ...part, owner: other, thirdPartyConsentOwner: typed.consent }, rest)
      if (typed.remember) await remember(other)
      return saved
    },
    ...formCallbacks,
  })
  const { field, values, put } = taskForm
  return (
    <TaskForm id="people" list={list} of={taskForm} draftState={draftState}>
      <RadioGroup
        label={t('dossierForm.who')}
        options={[
          { value: 'me', label: t('dossierForm.me', { name: `${me.name} ${me.surname}`.trim() }) },
          { value: 'other', label: t('dossierForm.other') },
        ]}
        {...field('who')}
      />
      {values.who === 'other' && (
        <PersonFields field={field} consent={field('consent')} remember={field('remember')} put={put} />
      )}
      <PhoneField label={t('dossierForm.ownTelephone')} optional {...field('ownTelephone')} />
      <EmailField label={t('dossierForm.ownEmail')} optional {...field('ownEmail')} />
      <Checkbox label={t('dossierForm.letters')} hint={t('dossierForm.lettersHint')} {...field('letters')} />
      {values.letters && (
        <div className={styles.part}>
          <AddressFields field={field} />
        </div>
      )}
    </TaskForm>
  )
}

function ownPerson({ document, name, surname }: Session): Person {
  const [surname1 = '', ...others] = surname.split(' ')
  return {
    docNumber: document,
    name,
    ...(surname1 && { surname1 }),
    ...(others.length > 0 && { surname2: others.join(' ') }),
  }
}
