import { type DossierStatus, dossierStatuses as s, turnOf } from './dossierStatus.ts'
import { type ConnectionSize, lastDayOf, termOf } from './dossierTerms.ts'

/** The facts that the review judges. */
export interface ReviewFacts {
  /** The place is in the area of this distributor. */
  readonly served: boolean
  readonly coordinatesRight: boolean
}

/** A future status, and the last local day on which it begins, such as `2026-04-20`. */
export interface FutureStatus {
  readonly status: DossierStatus
  readonly by: string
}

/** The status after the end of a term: the utility has done its part, or the customer did not answer. */
export function statusWhenDue(
  status: DossierStatus,
  size: ConnectionSize,
  facts: ReviewFacts,
): DossierStatus | undefined {
  if (status === s.pendingReview) return reviewed(facts)
  if (status === s.open) return exceedsGridLimit(size) ? s.denied : s.quoted
  return next[status]
}

/** The status if the customer does not answer; undefined if the customer need not act. */
export function statusAfterSilence(status: DossierStatus): SilentEnd | undefined {
  return silence[status]
}

type SilentEnd = (typeof s)['annulled' | 'inadmissible' | 'outOfTime']

/**
 * The future statuses in order, if the customer acts at once, the review finds nothing and the utility uses all of its
 * terms. `from` is the local day from which the present status counts: today if it is the customer's turn, else the day
 * on which its term began.
 */
export function futureStatuses(status: DossierStatus, size: ConnectionSize, from: string): FutureStatus[] {
  const steps: FutureStatus[] = []
  let now: FutureStatus = { status, by: from }
  for (;;) {
    const onward = granted[now.status] ?? statusWhenDue(now.status, size, allRight)
    if (onward === undefined) return steps
    const term = turnOf(now.status) === 'utility' ? termOf(now.status, size) : undefined
    now = { status: onward, by: term === undefined ? now.by : lastDayOf(term, now.by) }
    steps.push(now)
  }
}

/**
 * Whether the study denies a connection: the limit is a setting of the utility for one point of its low-voltage grid.
 */
export function exceedsGridLimit({ powerKw, voltage }: ConnectionSize): boolean {
  return voltage === 'BT' && powerKw > lowVoltageLimitKw
}

const lowVoltageLimitKw = 100
const allRight: ReviewFacts = { served: true, coordinatesRight: true }

const silence: Partial<Readonly<Record<DossierStatus, SilentEnd>>> = {
  [s.registered]: s.annulled,
  [s.pendingDocumentation]: s.inadmissible,
  [s.pendingCorrection]: s.inadmissible,
  [s.quoted]: s.outOfTime,
  [s.valued]: s.outOfTime,
}

const next: Partial<Readonly<Record<DossierStatus, DossierStatus>>> = {
  ...silence,
  [s.valid]: s.open,
  [s.charged]: s.inExecution,
  [s.inExecution]: s.inService,
  [s.inService]: s.closed,
}

/** The status after the customer's act. */
const granted: typeof next = {
  [s.registered]: s.pendingReview,
  [s.pendingDocumentation]: s.pendingReview,
  [s.pendingCorrection]: s.pendingReview,
  [s.quoted]: s.valued,
  [s.valued]: s.charged,
}

function reviewed({ served, coordinatesRight }: ReviewFacts): DossierStatus {
  if (!served) return s.inadmissible
  return coordinatesRight ? s.valid : s.pendingCorrection
}
