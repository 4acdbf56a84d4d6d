import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useImportWorld } from '#room/api/generated/control.ts'
import { makeWorld, newWorldName } from '#room/api/makeWorld.ts'
import { FileDrop } from '#room/parts/FileDrop.tsx'
import { worldPath } from '#room/parts/worldPath.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

interface NewWorldDialogProps {
  readonly onClose: () => void
  readonly onMade: (world: string) => void
  /** The ids of the worlds that may be copied. */
  readonly worlds: readonly string[]
}

/** Makes a world: from the seed, from another world, or from an exported file. */
export function NewWorldDialog({ onClose, onMade, worlds }: NewWorldDialogProps) {
  const [id, setId] = useState('')
  const [label, setLabel] = useState('')
  const [from, setFrom] = useState('')
  const [watch, setWatch] = useState(true)
  const [coverage, setCoverage] = useState(false)
  const create = useMutation({ mutationFn: makeWorld })
  const bring = useImportWorld()
  const navigate = useNavigate()
  const made = (world: string) => {
    onMade(world)
    onClose()
    toast.success(`World ${world} was created.`)
    void navigate(worldPath(world, 'people'))
  }
  const make = () => {
    const asked = { ...(id && { id }), ...(label && { label }), ...(from && { from }), watch, coverage }
    create.mutate(asked, { onSuccess: (world) => made(world.id) })
  }
  return (
    <Dialog open onClose={onClose} title="New world" size="medium">
      <Form submit="Create" onSubmit={make}>
        <TextField
          kind="line"
          label="Name"
          optional
          hint="Lower case letters, digits and dashes."
          value={id}
          onValue={setId}
        />
        <TextField kind="line" label="Label" optional value={label} onValue={setLabel} />
        <Select
          label="Copy of"
          placeholder="The seed"
          value={from}
          onValue={setFrom}
          options={worlds.map((world) => ({ value: world, label: world }))}
        />
        <Checkbox label="Keep the bodies of its calls" checked={watch} onValue={setWatch} />
        <Checkbox label="Count the codes of its answers" checked={coverage} onValue={setCoverage} />
      </Form>
      <FileDrop
        label="Or from an exported world"
        onWorld={(data) =>
          bring.mutate({ world: id || newWorldName(), data }, { onSuccess: (world) => made(world.id) })
        }
      />
    </Dialog>
  )
}
