import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSettled } from '#src/api/query/useSettled.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isMissingDossier } from '#src/domain/dossier/dossiers.ts'
import { useOpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import { type TaskId, tasksOf } from '#src/domain/dossier/form/tasks.ts'
import { useTypedTasks } from '#src/domain/dossier/form/typedDraft.ts'
import { pathWith, type StartRoute, startRouteAt } from '#src/domain/dossier/start/startRoutes.ts'
import { EditableDossier } from '#src/screens/newDossier/EditableDossier.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { TaskList } from '#src/ui/form/kit/TaskList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { SentPage } from './SentPage.tsx'
import type { TaskProps } from './task.type.ts'
import { AsksTask } from './tasks/AsksTask.tsx'
import { BillingTask } from './tasks/BillingTask.tsx'
import { CheckTask } from './tasks/CheckTask.tsx'
import { ContactsTask } from './tasks/ContactsTask.tsx'
import { DocumentsTask } from './tasks/DocumentsTask.tsx'
import { GenerationTask } from './tasks/GenerationTask.tsx'
import { PeopleTask } from './tasks/PeopleTask.tsx'
import { PlaceTask } from './tasks/PlaceTask.tsx'
import { PowerTask } from './tasks/PowerTask.tsx'

/** A dossier's form as a list of tasks in any order. Each is saved when it is left. */
export function StepsScreen() {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const route = startRouteAt(useLocation().pathname)
  const code = query.get('dossier') ?? ''
  const { isError, error } = useOpenDossier(code)
  // Stays after sending, when the dossier can no longer be edited.
  const [sent, setSent] = useState(false)
  const hasFailed = isError && !isMissingDossier(error)
  useEffect(() => {
    if (hasFailed) toast.error(t('dossiers.form.loadFailed'))
  }, [hasFailed, t])
  return (
    <Page width="narrow">
      {sent ? (
        <SentPage code={code} />
      ) : (
        <EditableDossier title={t(`dossierForm.titles.${route.id}`)}>
          {(dossier) => <Tasks route={route} dossier={dossier} onSent={() => setSent(true)} />}
        </EditableDossier>
      )}
    </Page>
  )
}

const PARTS = {
  asks: AsksTask,
  place: PlaceTask,
  power: PowerTask,
  generation: GenerationTask,
  people: PeopleTask,
  billing: BillingTask,
  contacts: ContactsTask,
  documents: DocumentsTask,
  check: CheckTask,
} satisfies Readonly<Record<TaskId, unknown>>

type TasksProps = Omit<TaskProps, 'list' | 'typed'> & { readonly route: StartRoute }

function Tasks({ route, dossier, onSent }: TasksProps) {
  const { t, format } = useLocale()
  const [query] = useSearchParams()
  const { document } = useSession()
  // Earlier answers, such as the postcode, stay in the address from page to page.
  const answers = Object.fromEntries([...query].filter(([name]) => name !== 'task'))
  const list = pathWith(route.steps, answers)
  const { data: typed, isPending } = useTypedTasks(dossier.code)
  // A task opens with its stored input, never first without.
  const isSettled = useSettled(isPending)
  const { form, missing, files } = dossier
  const startedTasks = keysOf(typed ?? {})
  const tasks = tasksOf({ form, missing, delivered: files }, document, startedTasks).filter(
    ({ id }) => id !== 'check' || dossier.sendAct !== null,
  )
  const open = tasks.find(({ id, status }) => id === query.get('task') && status !== 'cannotStart')
  if (open) {
    const Part = PARTS[open.id]
    if (!isSettled) return <SkeletonLayout of="form" count={4} />
    return <Part key={open.id} dossier={dossier} list={list} onSent={onSent} typed={typed} />
  }
  const { code, dueOn } = dossier
  const until = dossier.sendAct === null ? 'untilDocuments' : 'until'
  return (
    <>
      <PageHeader
        eyebrow={code}
        title={t(`dossierForm.titles.${route.id}`)}
        lead={dueOn === null ? undefined : t(`dossierForm.${until}`, { date: format.longDate(dueOn) })}
        back={{ to: paths.whatToDo, label: t('newDossier.back') }}
      />
      <TaskList
        label={t('dossierForm.tasks')}
        tasks={tasks.map(({ id, status }) => ({
          title: t(`dossierForm.task.${id}`),
          hint: t(`dossierForm.hint.${id}`),
          status,
          to: pathWith(route.steps, { ...answers, task: id }),
        }))}
      />
    </>
  )
}
