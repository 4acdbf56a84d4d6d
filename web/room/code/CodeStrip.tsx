import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { useState } from 'react'
import { copyText } from '#room/parts/copyText.ts'
import { useStore } from '#src/base/store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import styles from './CodeStrip.module.css'
import { snippetOf, type SnippetForm, FORMS } from './snippetOf.ts'
import { steps, stepsStore } from './steps.store.ts'
import { testOf } from './testOf.ts'

/** The steps that were done to a world in this tab, as code that repeats them. */
export function CodeStrip({ world, onClose }: { readonly world: string; readonly onClose: () => void }) {
  const [form, setForm] = useState<SnippetForm>('typescript')
  const done = useStore(stepsStore).filter((step) => step.world === world)
  const server = window.location.origin
  const lines = done.map((step) => ({ number: step.number, text: snippetOf(step, form, server) }))
  return (
    <section className={styles.strip} aria-label="Code">
      <div className={styles.tools}>
        <h2>Code</h2>
        <SegmentedControl
          label="Written as"
          segments={keysOf(FORMS).map((value) => ({ value, label: FORMS[value] }))}
          value={form}
          onValue={setForm}
        />
        <Button
          size="small"
          disabled={done.length === 0}
          onClick={() => void copyText(lines.map(({ text }) => text).join('\n'), 'All is')}
        >
          Copy all
        </Button>
        <Button
          size="small"
          disabled={done.length === 0}
          onClick={() => void copyText(testOf(done, server), 'A test that builds this world is')}
        >
          Copy all as a test
        </Button>
        <Button size="small" variant="quiet" disabled={done.length === 0} onClick={() => steps.forget(world)}>
          Forget
        </Button>
        <IconButton icon="close" label="Close the code" onClick={onClose} />
      </div>
      {done.length === 0 ? (
        <p>Nothing was done to {world} in this tab yet: move its clock, log somebody in, add a fault.</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map(({ number, text }, index) => (
            <li key={number}>
              <code>{text}</code>
              <IconButton
                icon="copy"
                label={`Copy step ${index + 1}`}
                onClick={() => void copyText(text, 'The step is')}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
