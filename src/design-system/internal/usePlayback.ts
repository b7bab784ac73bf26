import { createContext, use, useState, type FocusEvent, type PointerEvent } from 'react'

/** The state of the playback around a component that moves. */
interface SharedState {
  readonly isPlaying: boolean
  readonly isSuspended: boolean
  readonly toggle: () => void
  /** How often the button was activated. */
  readonly toggleCount: number
}

/** Set by a component whose single button pauses everything that moves within it. */
export const SharedPlayback = createContext<SharedState | undefined>(undefined)

/**
 * The state of automatic movement: the visitor's choice, and whether the pointer or the focus suspends it. Activating
 * Play ends the suspension, because the button itself then has the focus.
 */
export function usePlayback() {
  const shared = use(SharedPlayback)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [toggleCount, setToggleCount] = useState(0)
  // The toggle count at which this component was stopped; it stays stopped until the count changes.
  const [stoppedAt, setStoppedAt] = useState<number>()

  if (shared) {
    return {
      ...shared,
      isShared: true,
      isPlaying: shared.isPlaying && stoppedAt !== shared.toggleCount,
      /** Stops this component only. */
      stop: () => setStoppedAt(shared.toggleCount),
      hoverProps: {},
      focusProps: {},
    }
  }

  return {
    /** Whether a component around this one pauses it and shows the button. */
    isShared: false,
    /** The visitor's choice, which the button shows. */
    isPlaying,
    /** Whether the pointer or the focus suspends the movement. */
    isSuspended: isHovered || isFocused,
    stop: () => setIsPlaying(false),
    toggle: () => {
      setIsFocused(false)
      setIsPlaying(!isPlaying)
      setToggleCount(toggleCount + 1)
    },
    toggleCount,
    /** For the element that suspends movement on hover: the moving part, without the buttons. */
    hoverProps: {
      // Touch fires no leave event that would end the suspension.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    /** For the element that suspends movement on focus: the whole component, including the buttons. */
    focusProps: {
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}
