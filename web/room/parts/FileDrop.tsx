import { type DragEvent, useId } from 'react'
import type { WorldFile } from '#room/api/generated/control.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import styles from './FileDrop.module.css'

/** Takes the file of an exported world, dropped or chosen. */
export function FileDrop({ label, onWorld }: { readonly label: string; readonly onWorld: (world: WorldFile) => void }) {
  const id = useId()
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      // The control API checks the file.
      onWorld(JSON.parse(await file.text()) as WorldFile)
    } catch {
      toast.error(`${file.name} is not an exported world. Export one on the page of snapshots.`)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
