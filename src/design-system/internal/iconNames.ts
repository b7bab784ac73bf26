/** The icons of `Icon` and `IconButton`, with Font Awesome's names. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'bars',
  'boxes-stacked',
  'building',
  'building-circle-check',
  'bullseye',
  'calculator',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'city',
  'compass-drafting',
  'diagram-project',
  'envelope',
  'eye',
  'face-smile',
  'facebook',
  'flag',
  'handshake',
  'helmet-safety',
  'house',
  'instagram',
  'key',
  'linkedin',
  'list-check',
  'location-dot',
  'magnifying-glass-minus',
  'magnifying-glass-plus',
  'pause',
  'pen-ruler',
  'phone',
  'play',
  'quote-left',
  'rotate-left',
  'screwdriver-wrench',
  'snowplow',
  'tiktok',
  'tree',
  'trowel-bricks',
  'users-gear',
  'whatsapp',
  'xmark',
  'youtube',
] as const

/** The icons that only components of the design system show. */
export const internalIconNames = [
  'circle-check',
  'circle-exclamation',
  'circle-info',
  'square',
  'triangle-exclamation',
] as const

/** The icons of `Icon` and `IconButton`. */
export type IconName = (typeof iconNames)[number]

/** All icons of the sprite. */
export type SvgIconName = IconName | (typeof internalIconNames)[number]
