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
  slidePosition: (position, count) => `سلائیڈ ${position}، کل ${count}`,
  previousImage: 'پچھلی تصویر',
  nextImage: 'اگلی تصویر',
  imagePosition: (position, count) => `تصویر ${position}، کل ${count}`,
}
