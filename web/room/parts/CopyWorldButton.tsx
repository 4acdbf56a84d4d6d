import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { makeWorld } from '#room/api/makeWorld.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { worldPath, type WorldScreenName } from './worldPath.ts'

type CopyWorldButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'children'> & {
  /** The creation of the copy. It keeps the bodies of its calls. */
  readonly copy: Omit<Parameters<typeof makeWorld>[0], 'watch'>
  /** The screen of the copy that opens. */
  readonly screen: WorldScreenName
}

/** Makes a copy of a world, and goes there. */
export function CopyWorldButton({ copy, screen, ...button }: CopyWorldButtonProps) {
  const create = useMutation({ mutationFn: makeWorld })
  const navigate = useNavigate()
  const make = () =>
    create.mutate({ ...copy, watch: true }, { onSuccess: ({ id }) => void navigate(worldPath(id, screen)) })
  return <Button loading={create.isPending} reads onClick={make} {...button} />
}
