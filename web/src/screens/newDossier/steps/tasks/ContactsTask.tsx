import { DossierFormLimits } from '@acometida/api-spec/generated/limits'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isName } from '@acometida/api-spec/rules/person/name'
import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { type DossierFormContactsItem, DossierFormContactsItemRole } from '#src/api/generated/api.ts'
import { isTelephone } from '#src/domain/dossier/form/people.ts'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { PeopleField, type PersonForm } from '#src/ui/form/PeopleField.tsx'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

type Contact = Readonly<DossierFormContactsItem>

/** The task of further contacts for the works: installer, engineer. */
export function ContactsTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('contacts', props)
  const taskForm = useForm({
    values: initialValues<{ contacts: readonly Contact[] }>({ contacts: dossier.form.contacts ?? [] }),
    send: ({ contacts }) => save({ contacts: [...contacts] }),
    ...formCallbacks,
  })
  return (
    <TaskForm id="contacts" list={list} of={taskForm} draftState={draftState}>
      <PeopleField
        label={t('dossierForm.contacts')}
        hint={t('dossierForm.contactsHint')}
        addLabel={t('dossierForm.addContact')}
        max={DossierFormLimits.contacts}
        textsOf={({ name, telephone, role }) => ({
          name,
          about: [role && t(`dossierForm.roles.${role}`), telephone].filter(Boolean).join(', '),
        })}
        {...taskForm.field('contacts')}
      >
        {(form) => <ContactForm {...form} />}
      </PeopleField>
    </TaskForm>
  )
}

function ContactForm({ person, onDone, onCancel }: PersonForm<Contact>) {
  const { t } = useTranslation()
  const refusedEmail = useRefusedEmail()
  const { field, form } = useLocalForm({
    draft: `contact/${person?.name ?? ''}`,
    values: {
      contactName: person?.name ?? '',
      contactTelephone: person?.telephone ?? '',
      contactEmail: person?.email ?? '',
      role: `${person?.role ?? ''}`,
    },
    check: ({ contactName, contactTelephone, contactEmail }) => ({
      contactName:
        contactName.trim() === ''
          ? t('dossierForm.nameMissing')
          : isName(contactName)
            ? undefined
            : t('uiShared.notName'),
      contactTelephone: isTelephone(contactTelephone) ? undefined : t('dossierForm.telephoneWrong'),
      contactEmail:
        contactEmail.trim() === '' || isEmail(contactEmail.trim()) ? undefined : t('dossierForm.emailWrong'),
    }),
    checkLeft: { contactEmail: refusedEmail },
    next: ({ contactName, contactTelephone, contactEmail, role }) => {
      const knownRole = ROLES.find((each) => each === role)
      onDone({
        name: contactName.trim(),
        telephone: normalizePhone(contactTelephone),
        ...(contactEmail.trim() && { email: contactEmail.trim() }),
        ...(knownRole && { role: knownRole }),
      })
    },
  })
  return (
    <Form {...form} submit={t('dossierForm.keepContact')} onCancel={onCancel}>
      <TextField
        label={t('dossierForm.name')}
        kind="line"
        autoComplete="off"
        maxLength={DossierFormLimits.contactsItem.name}
        {...field('contactName')}
      />
      <PhoneField label={t('dossierForm.telephone')} autoComplete="off" {...field('contactTelephone')} />
      <EmailField label={t('dossierForm.email')} autoComplete="off" optional {...field('contactEmail')} />
      <Select
        label={t('dossierForm.role')}
        placeholder={t('dossierForm.roleNone')}
        options={ROLES.map((value) => ({ value, label: t(`dossierForm.roles.${value}`) }))}
        optional
        {...field('role')}
      />
    </Form>
  )
}

const ROLES = Object.values(DossierFormContactsItemRole)
