import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { SmartLink } from './SmartLink.tsx'

type LinkButtonProps = ButtonLook &
  Pick<ComponentProps<typeof SmartLink>, 'to' | 'state' | 'replace' | 'aria-label' | 'children'> & {
    readonly icon?: IconName | undefined
    readonly iconEnd?: IconName | undefined
  }

/** A link with the look of a button. It navigates and does nothing else. */
export function LinkButton({ variant, size, block, icon, iconEnd, children, ...link }: LinkButtonProps) {
  return (
    <SmartLink {...link} className={buttonClass({ variant, size, block })}>
      {icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </SmartLink>
  )
}
