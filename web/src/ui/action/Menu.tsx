import { PrimeReactProvider } from 'primereact/api'
import { Menu as LibraryMenu } from 'primereact/menu'
import { useId, useRef, useState } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Menu.module.css'

type MenuItem = {
  readonly label: string
  readonly icon?: IconName | undefined
  /** The action cannot be undone. */
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect: () => void
}

type MenuProps = {
  /** The accessible name of the button and the menu: "Acciones de la factura 12". */
  readonly label: string
  readonly icon?: IconName | undefined
  readonly items: readonly MenuItem[]
}

/** Further actions on an item, behind one small button. The arrow keys move through it, and it restores the focus. */
export function Menu({ label, icon = 'more', items }: MenuProps) {
  const id = useId()
  const menu = useRef<LibraryMenu>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <PrimeReactProvider value={UNSTYLED}>
      <span className={styles.place}>
        <IconButton
          icon={icon}
          label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}_list` : undefined}
          onClick={(event) => menu.current?.toggle(event)}
        />
        <LibraryMenu
          ref={menu}
          popup
          id={id}
          // Inside a dialog the rest of the page is inert, so it must open at the button.
          appendTo="self"
          onShow={() => setOpen(true)}
          onHide={() => setOpen(false)}
          model={items.map((item) => ({
            label: item.label,
            disabled: item.disabled ?? false,
            className: item.danger ? styles.danger : '',
            command: item.onSelect,
            // The library's default is a link without a target inside the pressed item.
            template: (
              <span className={styles.action}>
                {item.icon && <Icon name={item.icon} size={18} />}
                {item.label}
              </span>
            ),
          }))}
          pt={{
            root: { className: styles.panel },
            menu: { className: styles.list, 'aria-label': label },
            menuitem: { className: styles.item },
          }}
        />
      </span>
    </PrimeReactProvider>
  )
}

/** Our own classes style it; the library's stylesheet is not loaded. */
const UNSTYLED = { unstyled: true }
