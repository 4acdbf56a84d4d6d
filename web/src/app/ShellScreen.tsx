import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useState } from 'react'
import { type Switches, simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { makeStore, useStore } from '#src/api/store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './ShellScreen.module.css'

declare global {
  interface Window {
    /** What the developer page lends to the client in its frame: the page of the client takes it before it starts. */
    simulatedShell?: MobileShell
  }
}

let switches: Switches = usualSwitches
/** What the client told its shell, the latest last. */
const toldStore = makeStore<readonly string[]>([])
// The frame reads it when it loads, so it has to be there before.
window.simulatedShell = simulatedShell(
  () => switches,
  (what) => toldStore.set([...toldStore.current(), what].slice(-12)),
)

/** The developer page of the app: the client in a telephone, in a shell whose device does as it is told. */
export function ShellScreen() {
  const [shown, setShown] = useState(switches)
  const told = useStore(toldStore)
  const [round, setRound] = useState(0)
  const change = (part: Partial<Switches>) => {
    switches = { ...switches, ...part }
    setShown(switches)
  }
  const restart = () => {
    startAnew()
    setRound(round + 1)
  }
  return (
    <main>
      <Page width="full">
        <PageHeader title="Shell" lead="The mobile app without a telephone. Seen in development only." />
        <div className={styles.both}>
          <iframe key={round} className={styles.phone} title="App" src={paths.root} sandbox={SANDBOX} />
          <Stack gap={4}>
            <RadioGroup
              label="Sensor"
              name="biometry"
              value={shown.biometry ?? 'none'}
              options={SENSORS}
              onValue={(value) => change({ biometry: value === 'face' || value === 'fingerprint' ? value : null })}
            />
            <RadioGroup
              label="The next prompt"
              name="recognises"
              value={shown.recognises}
              options={PROMPTS}
              onValue={(value) =>
                change({ recognises: value === 'failed' || value === 'cancelled' ? value : 'recognised' })
              }
            />
            <Checkbox label="The system lets it store" checked={shown.saves} onValue={(saves) => change({ saves })} />
            <Checkbox label="Push messages are allowed" checked={shown.push} onValue={(push) => change({ push })} />
            <Checkbox
              label="iOS"
              checked={shown.platform === 'ios'}
              onValue={(ios) => change({ platform: ios ? 'ios' : 'android' })}
            />
            <TextField
              label="Version"
              name="version"
              value={shown.version}
              onValue={(version) => change({ version })}
            />
            <Button onClick={restart}>Start the app again</Button>
            <ul>
              {told.map((what, nth) => (
                // They are told one after the other, and may be told twice.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={nth}>{what}</li>
              ))}
            </ul>
          </Stack>
        </div>
      </Page>
    </main>
  )
}

/** What the app knows of itself is read once a start. What its key store holds stays, as on a telephone. */
function startAnew(): void {
  const { platform, version } = switches
  if (window.simulatedShell) window.simulatedShell = { ...window.simulatedShell, platform, version }
}

/** What the client needs of a page of its own. */
const SANDBOX = 'allow-same-origin allow-scripts allow-forms allow-modals allow-popups allow-downloads'

const SENSORS = [
  { value: 'fingerprint', label: 'Fingerprint' },
  { value: 'face', label: 'Face' },
  { value: 'none', label: 'None' },
]
const PROMPTS = [
  { value: 'recognised', label: 'Recognised' },
  { value: 'failed', label: 'Not recognised' },
  { value: 'cancelled', label: 'Cancelled' },
]
