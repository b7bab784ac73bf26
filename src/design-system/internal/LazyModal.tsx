import { Activity, useEffect, type ReactNode } from 'react'
import type { NativeProps } from './NativeProps'
import { OverlayNotice } from './OverlayNotice'
import { modalCode, type ModalParts } from './overlayCode'
import { useClosings } from './useClosings'
import { useCloseOnBack } from './useCloseOnBack'
import { useLastUsedControl } from './useLastUsedControl'
import { useOverlayCode } from './useOverlayCode'

/** The attributes that a modal sets from its title and description. */
export type ModalManagedProps = 'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'

interface LazyModalOwnProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The elements that describe it besides `Description`. @default none */
  'aria-describedby'?: string
  /** The classes of the dialog itself. */
  className: string
  /** Renders the content with the parts that need the modal's code. */
  children: (parts: ModalParts) => ReactNode
}

type LazyModalProps = LazyModalOwnProps & NativeProps<'div', LazyModalOwnProps, ModalManagedProps>

/**
 * The base of all modals; the browser's Back closes them. Their code is loaded at the visitor's first input on the page,
 * or when one of them opens. From then on each closed modal is kept rendered, but hidden and without effects, so that it opens
 * sooner. Each opening begins with new state.
 */
export function LazyModal({ isOpen, onOpenChange, children, ...content }: LazyModalProps) {
  const lastUsedControl = useLastUsedControl()
  const close = () => onOpenChange(false)
  const { code, status } = useOverlayCode(modalCode, isOpen, close, lastUsedControl)
  useCloseOnBack(isOpen, close)
  const closings = useClosings(isOpen)
  useEffect(preloadAtFirstInput, [])

  return (
    <>
      {code && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <code.ModalWindow
            {...content}
            key={closings}
            onOpenChange={onOpenChange}
            lastUsedControl={lastUsedControl}
          >
            {children(code)}
          </code.ModalWindow>
        </Activity>
      )}
      <OverlayNotice status={status} />
    </>
  )
}

function preloadAtFirstInput() {
  const controller = new AbortController()
  const preload = () => {
    controller.abort()
    // The browser handles the input first. Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(modalCode.preload, { timeout: 100 })
    else setTimeout(modalCode.preload)
  }
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const) {
    addEventListener(type, preload, { capture: true, passive: true, signal: controller.signal })
  }
  return () => controller.abort()
}
