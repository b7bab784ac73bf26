import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether something that moves by itself may do so: the visitor's own choice, and what holds it meanwhile.
 * A press on Play lets go of what holds it, because the focus, and so the hold, is on the button itself.
 */
export function usePlayback() {
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    /** What the visitor has chosen, and the button says. */
    isPlaying,
    /** Whether the pointer or the focus holds it for now. */
    isHeld: isHovered || isFocused,
    stop: () => setIsPlaying(false),
    toggle: () => {
      setIsFocused(false)
      setIsPlaying(!isPlaying)
    },
    /** For what the pointer stops: all that moves, without the buttons. */
    hoverProps: {
      // A finger leaves no hover behind to end the hold.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    /** For the whole, with the buttons. */
    focusProps: {
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}
