import { IconButton } from '../IconButton'
import type { Ground } from './Ground'

interface PlaybackButtonProps {
  /** What moves, as the button's name ends. */
  label: string
  isPlaying: boolean
  onToggle: () => void
  ground: Ground
}

/** Pauses what moves by itself. Not there where nothing moves: under reduced motion, or for want of a script. */
export function PlaybackButton({ label, isPlaying, onToggle, ground }: PlaybackButtonProps) {
  return (
    <span className="flex motion-reduce:hidden noscript:hidden">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={`${isPlaying ? 'Pause' : 'Play'} ${label}`}
        ground={ground}
        onClick={onToggle}
      />
    </span>
  )
}
