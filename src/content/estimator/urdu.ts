import type { EstimatorTexts } from './translation'

// Figures, amounts, grades and abbreviations are in Latin characters, as is usual in the building trade. Other texts begin
// with an Urdu letter, or with `rightToLeft`, so that `<bdi>` lays them out from right to left.

/** Keeps a text such as "A+" from left to right, whatever is around it. */
const ltr = (text: string) => `\u2066${text}\u2069`

/** Put before a text that starts with Latin letters, so that it is still laid out from right to left. */
const rightToLeft = '\u200F'

/** Keeps what a visitor has entered in its own direction. */
const isolated = (text: string) => `\u2068${text}\u2069`

const tentativeText =
  'یہ ابتدائی تخمینی لاگت ہے۔ درست حتمی لاگت حتمی نقشوں/ڈیزائن اور پلان کے جائزے اور آپ سے بات چیت کے بعد طے ہو گی۔ درست حتمی لاگت اس سے زیادہ بھی ہو سکتی ہے اور کم بھی۔'

/** The texts of the estimator in Urdu, loaded when a visitor chooses it. */
export const urduTexts = {
  estimatorPage: {
    title: 'تعمیر اور ڈیزائن کی لاگت کا تخمینہ',
    text: 'تعمیر اور ڈیزائن کی لاگت کا آسان تخمینہ',
    progress: 'مراحل',
    callOrMessage: { call: 'کال کریں', message: 'واٹس ایپ پر پیغام بھیجیں' },
    newTab: 'نئے ٹیب میں کھلتا ہے',
    elsewhere: {
      title: 'آپ کا تخمینہ',
      text: 'آپ نے جو درج کیا ہے، وہ ابھی بھی تخمینے میں موجود ہے۔',
      link: 'تخمینہ کھولیں',
    },
  },
  languageSwitch: {
    action: 'تخمینہ انگریزی میں دیکھیں',
    loading: 'لوڈ ہو رہا ہے',
    failed: 'انگریزی متن لوڈ نہیں ہو سکا۔ اپنا کنکشن دیکھ کر دوبارہ کوشش کریں یا صفحہ دوبارہ لوڈ کریں۔',
  },
  amounts: {
    sqFt: (figure) => `${figure} مربع فٹ`,
    lakh: (figure) => `${figure} لاکھ`,
    crore: (figure) => `${figure} کروڑ`,
  },
  listOf: (items) => items.join('، '),
  progressLabels: ['رابطہ', 'کیلکولیٹر', 'ارسال'],
  stepTitles: {
    contact: 'آئیے شروع کرتے ہیں',
    calculator: 'لاگت کا کیلکولیٹر',
    review: 'جائزہ لیں اور بھیجیں',
    success: 'آپ کا تخمینہ کامیابی سے بھیج دیا گیا!',
  },
  contactStep: {
    text: 'آگے بڑھنے کے لیے براہِ کرم اپنے رابطے کی معلومات دیں',
    requiredNote: '* آپ کو جواب دینے کے لیے ہمیں یہ تینوں درکار ہیں۔',
    labels: { name: 'پورا نام', email: 'ای میل ایڈریس', phone: 'فون نمبر' },
    errors: {
      name: 'اپنا پورا نام لکھیں۔',
      email: `ای میل ایڈریس لکھیں، جیسے ${ltr('name@example.com')}۔`,
      phone: 'وہ فون نمبر لکھیں جس پر ہم آپ سے رابطہ کر سکیں۔',
    },
    wrongDot: `کوما کی جگہ انگریزی نقطہ (.) لکھیں، جیسے ${ltr('name@example.com')}۔`,
    missing: 'براہِ کرم رابطے کی تمام معلومات درج کریں',
    continue: 'آگے بڑھیں',
    nothingSent: 'جب تک آپ تیسرے مرحلے میں “حتمی تخمینہ بھیجیں” پر کلک نہ کریں، کچھ نہیں بھیجا جاتا۔',
    prices: {
      text: 'پہلے لاگت دیکھنا چاہتے ہیں؟',
      costs: 'پلاٹ کے حساب سے گھر کی لاگت',
      budget: 'آپ کے بجٹ میں کیا بنے گا',
    },
    breakdown: 'رقبے اور لاگت',
    next: {
      heading: 'آگے آپ کیا دیکھیں گے',
      text: 'پلاٹ درج کرتے اور گریڈ چنتے ہی ہر فلور کا کورڈ ایریا، تعمیر کا ریٹ اور لاگت کی ہر مد سامنے آ جائے گی۔',
      caption: (house) => `رینڈر، ایک مثال: ${house}`,
    },
  },
  unitLabels: { marla: 'مرلہ', sqft: 'مربع فٹ', kanal: 'کنال' },
  modeLabels: { manual: 'مینوئل', auto: 'آٹو' },
  authorityLabels: {
    DHA: `${rightToLeft}DHA (ڈیفنس ہاؤسنگ اتھارٹی)`,
    LDA: `${rightToLeft}LDA (لاہور ڈویلپمنٹ اتھارٹی)`,
  },
  gradeName: ltr,
  gradeLabel: (grade) => `گریڈ ${ltr(grade)}`,
  floorLabels: { basement: 'تہ خانہ', ground: 'گراؤنڈ فلور', first: 'فرسٹ فلور' },
  serviceLabels: {
    grayStructure: 'گرے اسٹرکچر',
    finishing: 'انٹیریئر/فنشنگ',
    architectural: 'آرکیٹیکچرل ڈیزائن',
    interior: 'انٹیریئر ڈیزائن',
  },
  calculatorFields: {
    back: 'واپس',
    review: 'جائزہ لیں اور بھیجیں',
    plot: {
      size: 'پلاٹ کا سائز',
      unit: 'پلاٹ کی اکائی',
      mode: 'حساب کا طریقہ',
      modeDescriptions: {
        auto: 'کورڈ ایریا پلاٹ اور اتھارٹی سے خود نکلتا ہے۔',
        manual: 'ہر فلور کا کورڈ ایریا آپ خود درج کرتے ہیں۔',
      },
      authority: 'ہاؤسنگ اتھارٹی',
      placeholder: 'اتھارٹی منتخب کریں',
      totalArea: 'پلاٹ کا کل رقبہ',
      sizes: {
        sqft: 'مربع فٹ',
        marla: 'مرلہ',
        kanal: 'کنال',
        sqyd: 'مربع گز',
        sqm: 'مربع میٹر',
      },
      marlaNote: 'ہم ایک مرلہ 225 مربع فٹ شمار کرتے ہیں؛ زمین کے پرانے کاغذات میں یہ 272.25 مربع فٹ ہوتا ہے۔',
      aboutMarla: {
        label: 'مرلے کے بارے میں',
        text: 'ہم ایک مرلہ 225 مربع فٹ شمار کرتے ہیں، جیسے DHA اور لاہور کی زیادہ تر منصوبہ بند ہاؤسنگ اسکیمیں کرتی ہیں۔ زمین کے پرانے کاغذات میں یہ 272.25 مربع فٹ ہوتا ہے: اگر آپ کے کاغذات میں بھی ایسا ہے تو مربع فٹ چنیں اور الاٹمنٹ لیٹر والا رقبہ درج کریں۔',
      },
    },
    areas: {
      heading: 'کورڈ ایریا',
      basementAdds: (amount) => `اضافہ ${amount}`,
      includeBasement: 'تہ خانہ شامل کریں',
      labels: {
        basement: 'تہ خانے کا رقبہ',
        ground: 'گراؤنڈ فلور کا رقبہ',
        first: 'فرسٹ فلور کا رقبہ',
      },
      unit: 'مربع فٹ',
      calculated: 'پلاٹ سے نکالا گیا',
      house: (marla, hasBars) => `رینڈر: ${marla} مرلہ کا گھر${hasBars ? '؛ پٹیاں پیمانے کے مطابق' : ''}`,
    },
    quality: {
      grade: 'کوالٹی گریڈ',
      tooltip: {
        label: 'گریڈ کے بارے میں',
        text: `گریڈ A: معیاری کوالٹی، مناسب قیمت پر۔ گریڈ ${ltr('A+')}: اعلیٰ کوالٹی، بہتر میٹریل اور زیادہ پائیداری کے ساتھ۔`,
      },
      ratesHeading: (grade) => `ریٹ، ${grade}`,
      ratesAsOf: (day) => `${day} سے لاگو`,
      perSqFt: (price) => `فی مربع فٹ ${price}`,
      rates: [
        { rate: 'architectural', term: 'آرکیٹیکچرل اور اسٹرکچرل ڈیزائن' },
        { rate: 'interior', term: 'انٹیریئر ڈیزائن' },
        { rate: 'grayStructureBasement', term: 'گرے اسٹرکچر، تہ خانہ' },
        { rate: 'grayStructureGround', term: 'گرے اسٹرکچر، گراؤنڈ فلور' },
        { rate: 'grayStructureFirst', term: 'گرے اسٹرکچر، فرسٹ فلور' },
      ],
      finishingRate: { term: 'انٹیریئر/فنشنگ کی تعمیر', value: 'گرے اسٹرکچر کا تقریباً 1.15 گنا' },
    },
  },
  areaRuleTexts: {
    ratioOfPlot: (percent, plots) => `پلاٹ کا ${ltr(`${percent}%`)}${plots}`,
    ratioOfGround: (percent, plots) => `گراؤنڈ فلور کا ${ltr(`${percent}%`)}${plots}`,
    plots: {
      exact: (marla) => `، ${marla} مرلہ`,
      nearest: (marla) => `، ${marla} مرلہ کے حساب سے`,
      upTo: (marla) => `، ${marla} مرلہ تک`,
      allPlots: '',
    },
    fixedArea: {
      exact: (marla) => `مقررہ رقبہ، ${marla} مرلہ کے لیے`,
      nearest: (marla) => `مقررہ رقبہ، ${marla} مرلہ کے حساب سے`,
    },
    excluded: 'شامل نہیں',
  },
  areaReasonTexts: {
    heading: 'یہ رقبے کیسے نکلے؟',
    ratio: {
      ratioOfPlot: (ratio, plotArea) => `پلاٹ کے ${plotArea} کا ${ratio} حصہ`,
      ratioOfGround: (ratio, groundArea) => `گراؤنڈ فلور کے ${groundArea} کا ${ratio} حصہ`,
    },
    entry: {
      exact: (marla) => `ہمارا عدد، DHA میں ${marla} مرلہ کے لیے`,
      nearest: (marla) => `ہمارا عدد، DHA میں ${marla} مرلہ کے لیے؛ ہمارے جدول میں سب سے قریبی سائز یہی ہے`,
      upTo: (marla) => `ہمارا عدد، DHA میں ${marla} مرلہ تک کے پلاٹوں کے لیے`,
      allPlots: 'ہمارا عدد، ہر سائز کے پلاٹ کے لیے',
    },
    sentence: (rule, entry) => `${rule}: ${entry}۔`,
    fixedArea: 'مقررہ رقبہ',
    total: 'کل رقبہ',
    approval:
      'یہ منصوبہ بندی کے اعداد ہیں۔ کتنا رقبہ کور ہو سکتا ہے، یہ آپ کی اتھارٹی کے منظور کردہ نقشوں سے طے ہوتا ہے۔',
  },
  inputWarnings: {
    notANumber: () => 'کوئی عدد لکھیں، جیسے 7.5۔',
    hasUnit: () => 'صرف عدد لکھیں، جیسے 7.5، دکھائی گئی اکائی میں۔',
    ambiguousSeparators: () => 'اعشاریہ نقطے سے لکھیں، جیسے 7.5، اور ہزار کومے سے، جیسے 1,250۔',
    decimalComma: ({ number }) => `اسے ${number} پڑھا گیا۔`,
    negative: () => '0 یا اس سے زیادہ لکھیں۔ تب تک اسے 0 شمار کیا جائے گا۔',
    tooLarge: () => 'عدد حساب کے لیے بہت بڑا ہے۔ اسے 0 شمار کیا گیا ہے۔',
    plotIsZero: () => '0 سے بڑا پلاٹ لکھیں۔',
    plotUnusuallySmall: ({ min }) => `پلاٹ ${min} مرلہ سے کم ہے۔ کیا اکائی درست ہے؟`,
    plotUnusuallyLarge: ({ max }) => `پلاٹ ${max} مرلہ سے زیادہ ہے۔ کیا اکائی درست ہے؟`,
  },
  estimatePanel: {
    heading: 'آپ کا تخمینہ',
    reset: 'سب صاف کریں',
    empty: 'پلاٹ کا سائز درج کریں اور کوالٹی گریڈ چنیں، یا مینوئل طریقہ چن کر رقبے خود درج کریں۔',
    start: (hasBasement) =>
      `یا DHA کے کسی گھر سے شروع کریں، گریڈ A، تہ خانے کے ${hasBasement ? 'ساتھ' : 'بغیر'}:`,
    missing: {
      areas: 'پلاٹ کا سائز یا رقبے درج کرنا باقی ہے۔',
      grade: 'کوالٹی گریڈ چننا باقی ہے۔',
      areasAndGrade: 'پلاٹ کا سائز یا رقبے درج کرنا اور کوالٹی گریڈ چننا باقی ہے۔',
    },
    grandTotal: 'کل لاگت',
    totalArea: 'کل رقبہ',
    costPerSqFt: 'لاگت فی مربع فٹ',
    included: 'شامل',
    allIncluded: 'چاروں خدمات شامل ہیں',
    grades: { inGrade: (grade, amount) => `گریڈ ${ltr(grade)}${amount && `: ${amount}`}`, difference: 'فرق' },
    services: 'خدمات منتخب کریں',
    construction: {
      heading: 'تعمیر کی لاگت',
      lines: [
        { service: 'grayStructure', term: 'گرے اسٹرکچر کی تعمیر' },
        { service: 'finishing', term: 'انٹیریئر/فنشنگ کی تعمیر' },
      ],
      total: 'تعمیر کی کل لاگت',
    },
    design: {
      heading: 'ڈیزائن کی لاگت',
      lines: [
        { service: 'architectural', term: 'آرکیٹیکچرل، اسٹرکچرل اور MEP ڈیزائن' },
        { service: 'interior', term: 'انٹیریئر ڈیزائن' },
      ],
      total: 'ڈیزائن کی کل لاگت',
    },
    notIncluded: 'شامل نہیں',
    floors: {
      toScale: (areas) => `فلور پیمانے کے مطابق: ${areas.join('، ')}`,
      empty: 'فلور، ابھی رقبے کے بغیر',
    },
    announcement: {
      label: 'تخمینہ',
      text: (total, area) => `کل لاگت ${total}، رقبہ ${area}۔`,
    },
  },
  serviceNotes: [
    {
      service: 'grayStructure',
      title: 'گرے اسٹرکچر سروس',
      message:
        'کورڈ ایریا کے علاوہ کچھ شامل نہیں۔ مثلاً پورچ، ڈبل ہائٹ اسکائی لائٹ، باؤنڈری ایریا اور ٹینکیاں شامل نہیں ہیں۔',
    },
    {
      service: 'architectural',
      title: 'آرکیٹیکچرل ڈیزائن سروس',
      message:
        'آپ کو نقشوں کا مکمل سیٹ ملتا ہے: آرکیٹیکچرل نقشے، فرنٹ ایلیویشن، MEP (مکینیکل، الیکٹریکل اور پلمبنگ)، اسٹرکچرل، فائر سیفٹی اور ورکنگ ڈرائنگز۔',
    },
    {
      service: 'interior',
      title: 'انٹیریئر ڈیزائن سروس',
      message:
        'ڈیزائن میں فرنیچر کا لے آؤٹ، اندرونی و بیرونی لینڈ اسکیپ، وال ٹریٹمنٹ، رنگوں کا انتخاب، فالس سیلنگ، باتھ روم کا لے آؤٹ اور فرش، لکڑی کا کام، کچن ڈیزائن اور وارڈروب شامل ہیں۔',
    },
  ],
  tentativeText,
  estimateSummary: {
    heading: 'تخمینے کا خلاصہ',
    plotSize: 'پلاٹ کا سائز',
    grade: 'کوالٹی گریڈ',
    noGrade: 'منتخب نہیں',
    totalArea: 'کل رقبہ',
    area: (squareFeet) => `${squareFeet} مربع فٹ`,
    services: 'خدمات',
    noServices: 'کوئی نہیں',
    serviceValues: {
      architectural: 'آرکیٹیکچرل',
      interior: 'انٹیریئر',
      grayStructure: 'گرے اسٹرکچر',
      finishing: 'فنشنگ',
    },
    authority: 'اتھارٹی',
    basement: 'تہ خانہ',
    noBasement: 'شامل نہیں',
    mode: 'طریقہ',
    modeValues: { manual: 'مینوئل', auto: 'آٹو' },
    costPerSqFt: 'لاگت فی مربع فٹ',
    lines: [
      { service: 'architectural', term: 'آرکیٹیکچرل ڈیزائن' },
      { service: 'interior', term: 'انٹیریئر ڈیزائن' },
      { service: 'grayStructure', term: 'گرے اسٹرکچر' },
      { service: 'finishing', term: 'فنشنگ' },
    ],
    grandTotal: 'کل لاگت',
  },
  reviewStep: {
    noEstimate: {
      title: 'ابھی کوئی تخمینہ نہیں',
      text: 'آپ نے جو درج کیا ہے، وہ پھر بھی بھیج سکتے ہیں؛ ہم آپ کے ساتھ مل کر لاگت نکال لیں گے۔',
      back: 'اندراج تبدیل کریں',
    },
    contact: { heading: 'رابطے کی معلومات', name: 'نام', email: 'ای میل', phone: 'فون' },
    change: 'بدلیں',
    changeRow: (row) => `بدلیں: ${row}`,
    back: 'کیلکولیٹر پر واپس',
    submit: { idle: 'حتمی تخمینہ بھیجیں', submitting: 'تخمینہ بھیجا جا رہا ہے...' },
    messages: {
      submitting: 'آپ کا تخمینہ بھیجا جا رہا ہے...',
      lost: 'ہم آپ کا تخمینہ نہ بھیج سکے نہ محفوظ کر سکے۔ براہِ کرم ہمیں کال کریں یا پیغام بھیجیں۔',
    },
  },
  successStep: {
    text: 'آپ کا شکریہ۔ آپ کا تخمینہ ہمیں مل گیا ہے اور ہم آپ کے پراجیکٹ پر بات کرنے کے لیے 24 گھنٹے کے اندر آپ سے رابطہ کریں گے۔',
    onceSent: 'جیسے ہی آپ کا تخمینہ بھیج دیا جائے گا، یہ بات لاگو ہوگی:',
    messages: {
      sent: '✅ کامیابی! آپ کا وی آئی پی تخمینہ ہمارے ڈیٹا بیس میں محفوظ ہو گیا ہے۔ ہم جلد آپ سے رابطہ کریں گے۔',
      stored: '✅ کامیابی! تخمینہ اسی ڈیوائس پر محفوظ ہو گیا ہے۔ ہم جلد آپ سے رابطہ کریں گے۔',
    },
    pending: {
      title: 'صرف اس ڈیوائس پر محفوظ؛ ابھی بھیجا نہیں گیا',
      text: 'اسے بھیجنے کی کوشش خود بخود جاری رہتی ہے، ابھی بھی اور جب بھی آپ یہ سائٹ کھولیں۔ آپ اسے خود بھی دوبارہ بھیج سکتے ہیں یا ہم سے براہِ راست رابطہ کر سکتے ہیں۔',
      failed:
        'اس بار کامیابی نہیں ہوئی۔ تخمینہ اسی ڈیوائس پر محفوظ ہے اور کوشش خود بخود جاری رہے گی۔ آپ ہم سے براہِ راست رابطہ بھی کر سکتے ہیں۔',
    },
    sendAgain: { idle: 'دوبارہ بھیجیں', sending: 'بھیجا جا رہا ہے...' },
    printNote: (name, day) => `برائے ${isolated(name)}، ${day}۔ ${tentativeText}`,
    newEstimate: 'نیا تخمینہ بنائیں',
  },
  budgetUnitLabels: { crore: 'کروڑ', lakh: 'لاکھ', pkr: 'PKR' },
  budgetSection: {
    heading: 'آپ کے بجٹ میں کیا بنے گا؟',
    text: 'آپ جتنا خرچ کر سکتے ہیں، وہ لکھیں۔ ہم کیلکولیٹر ہی کے اصولوں اور ریٹس سے وہ سب سے بڑا پلاٹ نکالتے ہیں جس پر گھر آپ کے بجٹ میں بن جائے۔',
    budget: 'آپ کا بجٹ',
    unit: 'اکائی',
    authority: 'پلاٹ کہاں ہے',
    authorityNames: { DHA: 'DHA', LDA: 'LDA' },
    grade: 'کوالٹی',
    basement: 'تہ خانے کے ساتھ',
    services: 'بجٹ میں کیا شامل ہو',
    serviceNames: {
      grayStructure: 'گرے اسٹرکچر',
      finishing: 'فنشنگ',
      architectural: 'نقشے',
      interior: 'انٹیریئر',
    },
    answer: {
      heading: 'آپ کا گھر',
      largest: 'سب سے بڑا پلاٹ',
      plot: (marla) => `${marla} مرلہ`,
      area: 'کورڈ ایریا',
      cost: 'لاگت',
      about: (amount) => `تقریباً ${amount}`,
      left: 'باقی رقم',
      sizes: 'عام سائز',
      leaves: (amount) => `باقی رقم ${amount}`,
      exceeds: (amount) => `بجٹ سے ${amount} زیادہ`,
      isLimit: (marla) => `آپ کا بجٹ ${marla} مرلہ کے لیے کافی ہے؛ یہاں ہم اس سے بڑے پلاٹ کا حساب نہیں کرتے۔`,
      tooLow: (marla, cost, missing) =>
        `سب سے چھوٹا گھر جس کا ہم حساب کرتے ہیں، ${marla} مرلہ پر بنتا ہے اور اس کی لاگت ${cost} ہے۔ یہ لاگت آپ کے بجٹ سے ${missing} زیادہ ہے۔`,
      noServices: 'کم از کم ایک سروس چنیں۔',
      empty: 'بجٹ لکھیں، جیسے 2 کروڑ۔',
      open: (plot) => `کیلکولیٹر میں کھولیں: ${plot}`,
      announcement: (plot, cost) => `سب سے بڑا پلاٹ: ${plot}، لاگت ${cost}۔`,
      label: 'بجٹ کے اندر پلاٹ',
    },
  },
  houseBudget: {
    heading: 'اس گھر کے لیے آپ کا بجٹ',
    covers: (budget, cost, left, reserve) =>
      `${budget} میں یہ گھر بن جائے گا: لاگت ${cost}، باقی رقم ${left}${reserve && `، جس میں سے ${reserve} بچا کر رکھیں`}۔`,
    short: (budget, percent, cost, missing) =>
      `${budget} سے اس گھر کی لاگت ${cost} کا ${percent} فیصد ادا ہو گا؛ ${missing} کم ہیں۔`,
    fits: 'بجٹ میں لانے کے طریقے:',
    closest: 'تہ خانے، گریڈ یا فرسٹ فلور کی کوئی تبدیلی کافی نہیں۔ بجٹ کے سب سے قریب یہ ہے:',
    groundFirst: 'فرسٹ فلور بعد میں',
    together: (changes) => changes.join(' اور '),
    apply: 'یہ تبدیلی کریں',
    applyTo: (change) => `یہ تبدیلی کریں: ${change}`,
    undo: 'یہ تبدیلی واپس لیں',
  },
  costTable: {
    heading: 'پلاٹ کے حساب سے گھر کی لاگت',
    text: 'یہ DHA میں دو منزلہ گھروں کی لاگت ہے، چاروں خدمات سمیت، جو اسی کیلکولیٹر سے نکالی گئی ہے۔ پلاٹ کے ہر سائز کے ساتھ کورڈ ایریا بھی لکھا ہے۔ کسی لاگت پر کلک کریں تو وہ گھر کیلکولیٹر میں کھل جائے گا۔',
    withBasement: 'تہ خانے کے ساتھ',
    withoutBasement: 'تہ خانے کے بغیر',
    plot: 'پلاٹ',
    changes: {
      heading: (marla) => `${marla} مرلہ کے گھر کی لاگت کن چیزوں سے بدلتی ہے`,
      text: 'گریڈ A کے اُس گھر کے مقابلے میں جس میں تہ خانہ نہیں اور چاروں خدمات شامل ہیں:',
      basement: 'تہ خانے کا اضافہ',
      grade: (grade, plain) => `گریڈ ${ltr(plain)} کی جگہ ${ltr(grade)}`,
      without: {
        grayStructure: 'گرے اسٹرکچر کے بغیر',
        finishing: 'فنشنگ کے بغیر',
        architectural: 'آرکیٹیکچرل ڈیزائن کے بغیر',
        interior: 'انٹیریئر ڈیزائن کے بغیر',
      },
    },
  },
  openedLink: {
    inputs: {
      title: 'گھر کی معلومات درج کر دی گئی ہیں',
      calculator: 'جو چاہیں بدلیں؛ تخمینہ ساتھ ساتھ بدلتا جائے گا۔',
      undo: 'پہلے جیسا کریں',
    },
    damaged: {
      title: 'یہ لنک خراب ہے',
      text: 'اس کا کچھ حصہ غائب ہے یا بدل گیا ہے۔ نیا لنک منگوائیں، یا گھر کی معلومات یہیں درج کریں۔',
    },
    unknownVersion: {
      title: 'ہم یہ لنک نہیں پڑھ سکتے',
      text: 'یہ اس صفحے کے نئے ورژن سے بنا ہے۔ صفحہ دوبارہ لوڈ کر کے لنک پھر کھولیں، یا گھر کی معلومات یہیں درج کریں۔',
    },
  },
  savedHouses: {
    heading: 'محفوظ گھر',
    continueWith: (house) => `جاری رکھیں: ${house}`,
    startAnew: 'نئے سرے سے شروع کریں',
    open: 'کھولیں',
    compare: 'موازنہ کریں',
    delete: 'حذف کریں',
    actionOn: (action, name) => `${action}: ${isolated(name)}`,
    deleteAll: 'سب حذف کریں',
    undo: 'حذف کیے گھر واپس لائیں',
    notStored: 'آپ کا براؤزر اسے محفوظ نہیں کر سکا۔ صفحہ بند ہونے تک یہ یہاں موجود رہے گا۔',
  },
  comparison: {
    heading: 'گھروں کا موازنہ کریں',
    text: (count) =>
      `یہ گھر محفوظ کریں، پھر اوپر کوئی بھی چیز بدلیں: دونوں گھر یہاں ساتھ ساتھ نظر آئیں گے۔ اس ڈیوائس پر ${count} تک گھر محفوظ رہتے ہیں، آپ کی رابطہ معلومات کے بغیر۔`,
    name: 'اس گھر کا نام',
    start: 'یہ گھر محفوظ کریں',
    full: (count) => `${count} گھر محفوظ ہو چکے ہیں۔ یہ گھر محفوظ کرنے کے لیے کوئی ایک حذف کریں۔`,
    caption: (name) => `محفوظ گھر اور موجودہ گھر: ${isolated(name)}`,
    columns: ['تفصیل', 'محفوظ', 'موجودہ'],
    same: 'اوپر کوئی بھی چیز بدلیں؛ جو فرق ہو گا، یہاں نظر آئے گا۔',
    end: 'موازنہ ختم کریں',
    rows: {
      plot: 'پلاٹ',
      authority: 'اتھارٹی',
      areas: { basement: 'تہ خانہ', ground: 'گراؤنڈ فلور', first: 'فرسٹ فلور' },
      total: 'کورڈ ایریا',
      grade: 'گریڈ',
      grand: 'کل لاگت',
      price: 'فی مربع فٹ',
    },
    none: '–',
  },
  shareEstimate: {
    heading: 'یہ تخمینہ شیئر کریں',
    text: 'لنک میں صرف گھر کی معلومات ہیں؛ آپ کا نام، ای میل ایڈریس یا فون نمبر ہرگز نہیں۔',
    copy: 'لنک کاپی کریں',
    copied: 'لنک کاپی ہو گیا۔',
    notCopied: 'آپ کے براؤزر نے کاپی کی اجازت نہیں دی۔ لنک یہ ہے:',
    whatsApp: 'واٹس ایپ پر بھیجیں',
    share: 'شیئر کریں…',
    print: 'پرنٹ کریں یا PDF میں محفوظ کریں',
    cannotPrint: 'یہ ایپ پرنٹ نہیں کر سکتی۔ لنک کاپی کریں اور اسے کروم یا سفاری جیسے براؤزر میں کھولیں۔',
    message: (house, cost, price) => `${house}: تقریباً ${cost}، فی مربع فٹ ${price}۔ ابتدائی تخمینہ:`,
    houseAndCost: (house, cost) => `${house}: تقریباً ${cost}`,
    house: (parts) => parts.join('، '),
    plot: (size, unit) => `${isolated(size)} ${unit}`,
    entered: (area) => `کورڈ ایریا ${area}`,
    designOnly: 'صرف ڈیزائن',
    withBasement: 'تہ خانے کے ساتھ',
    withoutBasement: 'تہ خانے کے بغیر',
  },
  ownerQuestions: {
    heading: 'اضافی خرچ، محفوظ رقم، مدت، ادائیگی',
    onTop: {
      term: 'اس کے علاوہ خرچ',
      text: 'پلاٹ، فیس، ٹیکس',
      detail: 'اور پورچ، چار دیواری، ٹینک؛ کنکشن، فرنیچر، باغیچہ',
      designOnly: 'اور خود عمارت',
    },
    reserve: {
      term: 'بچا کر رکھیں',
      text: (from, to) => `${from} سے ${to}`,
      detail: (from, to) => `${from} سے ${to} فیصد، زمین کی غیر متوقع صورتِ حال اور تبدیلیوں کے لیے`,
    },
    lessMoney: { term: 'پیسے کم ہوں تو', text: 'دیکھیں کن تبدیلیوں سے گھر بجٹ میں آ جائے گا' },
    duration: {
      term: 'کتنا وقت',
      text: (from, to) => `${from} سے ${to} ماہ`,
      detail: (marla, isNearest, hasBasement) =>
        (isNearest ? `منظوری کے بعد، ${marla} مرلہ کے مطابق، جو قریب ترین سائز ہے` : 'منظوری کے بعد') +
        (hasBasement ? '؛ تہ خانے سے مدت بڑھتی ہے' : ''),
    },
    payments: {
      term: 'ادائیگی کب',
      text: 'مرحلہ وار، جیسے جیسے کام مکمل ہو',
      example: 'یہ ایک مثال ہے؛ مراحل معاہدے میں طے ہوتے ہیں۔',
      stages: {
        agreement: 'ڈیزائن طے ہونے پر',
        drawings: 'نقشے ملنے پر',
        foundation: 'بنیاد',
        slabs: 'دیواریں اور چھتیں',
        plaster: 'پلستر، پائپ اور چھت',
        tiles: 'ٹائلیں اور سیلنگ',
        woodwork: 'دروازے اور لکڑی کا کام',
        paint: 'رنگ اور فٹنگ',
        handover: 'گھر کی حوالگی',
      },
    },
    certainty: { term: 'کتنا یقینی', text: 'نقشے بننے تک یہ تخمینہ ابتدائی ہے' },
    rates: { term: 'ریٹس کی تاریخ', detail: (days) => `تخمینے کے ${days} دن بعد دوبارہ پوچھیں` },
    more: 'سوال و جواب (انگریزی)',
    moreAbout: (term) => `سوال و جواب (انگریزی): ${term}`,
  },
  materialTexts: {
    heading: 'کتنا سامان لگے گا',
    terms: { bricks: 'اینٹیں', cement: 'سیمنٹ', steel: 'سریا' },
    about: (amount) => `تقریباً ${amount}`,
    range: (from, to) => `${from} سے ${to}`,
    units: {
      bricks: (count) => `${count} عدد`,
      cement: (count) => `50 کلو کی ${count} بوریاں`,
      steel: (weight) => `${weight} کلو`,
    },
    text: (area) =>
      `زمین سے اوپر کی منزلوں کے گرے اسٹرکچر کے لیے، ${area}۔ لاہور کے لیے 2021 سے شائع ہونے والے رہنما اعداد، تقریباً؛ ان سے قیمت نہیں بدلتی۔`,
  },
  printedEstimate: {
    title: 'لاگت کا تخمینہ',
    titleOf: (services) => `لاگت کا تخمینہ: ${services}`,
    status: 'ابتدائی',
    client: 'کلائنٹ',
    plot: 'پلاٹ',
    plotValue: (size, area) => `${size}، ${area}`,
    noPlot: 'درج نہیں',
    date: 'تاریخ',
    sheet: 'شیٹ',
    sheetNumber: '1/1',
    costs: 'لاگت',
    scope: 'ان اعداد میں کیا شامل ہے',
  },
} as const satisfies EstimatorTexts
