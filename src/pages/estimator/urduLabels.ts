import type { Labels } from '../../design-system'

/** The built-in texts of the components in Urdu. */
export const urduLabels: Labels = {
  close: 'بند کریں',
  loading: 'لوڈ ہو رہا ہے',
  chooseOne: 'ایک منتخب کریں',
  pause: (what) => `روکیں: ${what}`,
  play: (what) => `چلائیں: ${what}`,
  carousel: 'سلائیڈر',
  previousSlide: 'پچھلی سلائیڈ',
  nextSlide: 'اگلی سلائیڈ',
  previousImage: 'پچھلی تصویر',
  nextImage: 'اگلی تصویر',
  imagePosition: (position, count) => `تصویر ${position}، کل ${count}`,
  zoomIn: 'بڑا کریں',
  zoomOut: 'چھوٹا کریں',
  showAll: 'پورا دکھائیں',
  pan: { left: 'بائیں جائیں', right: 'دائیں جائیں', up: 'اوپر جائیں', down: 'نیچے جائیں' },
  blended: (percent, end) => `${end}، ${percent} فیصد`,
  charactersLeft: (count) => `تقریباً ${count.toLocaleString('en')} حروف باقی ہیں`,
  readAs: (number) => `اسے ${number} پڑھا گیا۔`,
  notANumber: 'کوئی عدد لکھیں، جیسے 7.5۔',
  hasUnit: 'صرف عدد لکھیں، جیسے 7.5، اکائی کے بغیر۔',
  ambiguousSeparators: 'اعشاریہ نقطے سے لکھیں، جیسے 7.5، اور ہزار کومے سے، جیسے 1,250۔',
  belowMinimum: (minimum) => `کم از کم ${minimum} لکھیں۔`,
}
