import './urdu.css'
import { urduTexts } from '../../../content/estimator/urdu'
import type { Labels } from '../../../design-system'

/** Urdu, loaded when a visitor chooses it. Figures are in Latin digits. */
export const urdu = {
  lang: 'ur',
  dir: 'rtl',
  locale: 'ur-PK-u-nu-latn',
  texts: urduTexts,
  labels: {
    close: 'بند کریں',
    loading: 'لوڈ ہو رہا ہے',
    chooseOne: 'ایک منتخب کریں',
    pause: (what) => `روکیں: ${what}`,
    carousel: 'سلائیڈر',
    previousSlide: 'پچھلی سلائیڈ',
    nextSlide: 'اگلی سلائیڈ',
    slidePosition: (position, count) => `سلائیڈ ${position}، کل ${count}`,
    previousImage: 'پچھلی تصویر',
    nextImage: 'اگلی تصویر',
    enlargeImage: 'تصویر بڑی کریں',
    imagePosition: (position, count) => `تصویر ${position}، کل ${count}`,
  } satisfies Labels,
} as const
