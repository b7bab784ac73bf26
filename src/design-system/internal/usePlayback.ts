import { useState, type FocusEvent, type PointerEvent } from 'react'

/**
 * The state of automatic movement: the visitor's choice, and whether the pointer or the focus suspends it. Activating
 * Play ends the suspension, because the button itself then has the focus.
 */
export function usePlayback() {
  const [isPlaying, setIsPlaying] = useState(true)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    /** The visitor's choice, which the button shows. */
    isPlaying,
    /** Whether the pointer or the focus suspends the movement. */
    isSuspended: isHovered || isFocused,
    stop: () => setIsPlaying(false),
    toggle: () => {
      setIsFocused(false)
      setIsPlaying(!isPlaying)
    },
    /** For the element that suspends movement on hover: the moving part, without the buttons. */
    hoverProps: {
      // Touch fires no leave event that would end the suspension.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
    },
    /** For the element that suspends movement on focus: the whole, including the buttons. */
    focusProps: {
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
      },
    },
  }
}
