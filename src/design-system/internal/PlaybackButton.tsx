import { IconButton } from '../IconButton'

interface PlaybackButtonProps {
  /** What moves, as the button's name ends. */
  label: string
  isPlaying: boolean
  onToggle: () => void
}

/** Pauses what moves by itself. Not there where nothing moves: under reduced motion, or for want of a script. */
export function PlaybackButton({ label, isPlaying, onToggle }: PlaybackButtonProps) {
  return (
    <span className="flex motion-reduce:hidden noscript:hidden">
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={`${isPlaying ? 'Pause' : 'Play'} ${label}`}
        onClick={onToggle}
      />
    </span>
  )
}
