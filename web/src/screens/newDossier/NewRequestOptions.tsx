import type { ReactNode } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { type ConnectionParams, type Estimate, useEstimate } from '#src/domain/dossier/start/estimate.ts'
import type { OwnDossier } from '#src/domain/dossier/start/ownDossiers.ts'
import { type StartRouteId, startRoutes } from '#src/domain/dossier/start/startRoutes.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './NewDossier.module.css'
import { useDurationLabel } from './useDurationLabel.ts'

/**
 * The four options for a new request, each with an example price and duration. Drafts are mentioned once the dossiers
 * are known.
 */
export function NewRequestOptions({ dossiers }: { readonly dossiers: readonly OwnDossier[] | undefined }) {
  const { t, format } = useLocale()
  const due = (dossiers ?? []).filter(({ stage }) => stage === 'draft' || stage === 'correction')
  const first = due.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0]
  return (
    <Grid min={24}>
      <PricedDoor id="newProvision" icon="plug" connection={FLAT} />
      <PricedDoor id="editInstallations" icon="swap" connection={LARGER} />
      <PricedDoor id="newGeneration" icon="solarPanel" connection={FLAT} />
      <Door id="editProvision" icon="edit" price={t('newDossier.door.editProvision.price')} time={timeOf(first)} />
    </Grid>
  )

  function timeOf(date: string | undefined): string {
    if (dossiers === undefined) return t('newDossier.whatToDo.unknown')
    if (date === undefined) return t('newDossier.door.editProvision.timeNone')
    return t('newDossier.door.editProvision.time', { date: format.date(date) })
  }
}

interface DoorProps {
  readonly id: StartRouteId
  readonly icon: IconName
  readonly price: ReactNode
  readonly time: ReactNode
}

function PricedDoor({ id, icon, connection }: Pick<DoorProps, 'icon'> & PricedProps) {
  const { t, format } = useLocale()
  const duration = useDurationLabel()
  const { data, isError, fetchStatus } = useEstimate(connection, id === 'newGeneration')
  if (!data) {
    // Does not wait for a price that cannot load: the next page fetches it again.
    const instead = isError || fetchStatus === 'paused' ? t('newDossier.whatToDo.unknown') : <Skeleton width="70%" />
    return <Door id={id} icon={icon} price={instead} time={instead} />
  }
  const price = data.leastEuros === null ? undefined : format.money(data.leastEuros)
  return <Door id={id} icon={icon} price={price && t(`newDossier.door.${id}.price`, { price })} time={timeOf(data)} />

  /** Study and works in one line. */
  function timeOf({ study, works }: Estimate): string {
    if (study === null) return t('newDossier.whatToDo.unknown')
    if (works === null) return t('newDossier.studyOnly', { study: duration(study) })
    return t('newDossier.time', { study: duration(study), works: duration(works) })
  }
}

interface PricedProps {
  readonly id: Exclude<StartRouteId, 'editProvision'>
  /** The parameters of the example. */
  readonly connection: ConnectionParams
}

function Door({ id, icon, price, time }: DoorProps) {
  const { t } = useLocale()
  return (
    <Card
      level={3}
      title={
        <span className={styles.door}>
          <Icon name={icon} />
          {t(`newDossier.door.${id}.title`)}
        </span>
      }
      subtitle={t(`newDossier.door.${id}.text`)}
    >
      <Stack gap={4}>
        <DescriptionList
          explained
          items={[
            { term: t('newDossier.whatToDo.price'), value: <span className={styles.fact}>{price}</span> },
            { term: t('newDossier.whatToDo.time'), value: <span className={styles.fact}>{time}</span> },
          ]}
        />
        <LinkButton to={startRoutes[id].start} iconEnd="arrowRight">
          {t(`newDossier.door.${id}.act`)}
        </LinkButton>
      </Stack>
    </Card>
  )
}

/** The examples that the texts of the options name. */
const FLAT: ConnectionParams = { powerKw: 5.75, voltage: 'BT', distanceMetres: 0, urbanisedGround: true }
const LARGER: ConnectionParams = { ...FLAT, powerKw: 10 }
