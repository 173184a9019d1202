import type { Language } from './ui-words.ts'

/** An amount or a date in the middle of a sentence keeps its order from left to right. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}

/** How a date is to be typed, part after part from the left, as its digits will stand. */
function typedFromTheLeft(...parts: string[]): string {
  return parts.join('\u200e/\u200e')
}

const formOf = new Intl.PluralRules('ar')

function found(count: number): string {
  switch (formOf.select(count)) {
    case 'zero':
      return 'لا نتائج'
    case 'one':
      return 'نتيجة واحدة'
    case 'two':
      return 'نتيجتان'
    case 'few':
      return `${count} نتائج`
    default:
      return `${count} نتيجة`
  }
}

function dollars(figures: string): string {
  switch (formOf.select(Number(figures.replaceAll(',', '')))) {
    case 'one':
      return 'دولار واحد'
    case 'two':
      return 'دولاران'
    case 'few':
      return `${figures} دولارات`
    case 'many':
      return `${figures} دولارًا`
    default:
      return `${figures} دولار`
  }
}

const signs = { '': '', '−': 'سالب ', '+': 'موجب ' }

/** With the digits that amounts have here, so that there is one kind of digits on a page. */
export const arabic: Language = {
  locale: 'ar-u-nu-latn',
  words: {
    accountHolder: {
      checking: 'نسأل المصرف عن الاسم…',
      matches: 'يطابق اسمك في العضوية',
      differs: 'لا يطابق اسمك في العضوية',
      unknown: 'لم يذكر المصرف الاسم',
    },
    accountNumber: { of: 'رقم الحساب' },
    amountField: {
      highest: most => `أعلى مبلغ ممكن هو ${leftToRight(most)}`,
      refused: example =>
        `يرجى كتابة أرقام، بخانتين عشريتين على الأكثر، مثل ${leftToRight(example)}`,
      otherCurrency: own => `يرجى كتابة المبلغ بعملة ${leftToRight(own)}: هذا المبلغ بعملة أخرى`,
    },
    amountPrivacyToggle: { hide: 'إخفاء المبالغ' },
    bankPlate: { ending: digits => `حساب ينتهي بالأرقام ${digits}` },
    banner: { dismiss: 'إخفاء' },
    breadcrumbs: { label: 'مسار الصفحات' },
    button: { loading: 'لحظة من فضلك' },
    calendar: {
      weekday: ({ narrow }) => narrow,
      today: day => `اليوم، ${day}`,
      chosen: day => `${day}، مختار`,
      navigation: 'شريط التنقل',
      previous: 'الشهر السابق',
      next: 'الشهر التالي',
      month: 'اختيار الشهر',
      year: 'اختيار السنة',
    },
    cardPlate: {
      ending: digits => `بطاقة تنتهي بالأرقام ${digits}`,
      expires: month => `تنتهي صلاحيتها في ${leftToRight(month)}`,
      expiresSoon: when => `تنتهي صلاحيتها ${when}`,
      expired: month => `انتهت صلاحيتها في ${leftToRight(month)}`,
      addAnother: 'أضف بطاقة أخرى لمواصلة الدفع بالبطاقة.',
    },
    chart: {
      byPeriod: label => `${label}، حسب الفترة`,
      asTable: label => `${label}، في جدول`,
      showTable: 'الأرقام نفسها في جدول',
      period: 'الفترة',
      figures: (period, figures) => `${period}: ${figures.join('، ')}`,
      hidden: 'مخفي',
      empty: 'لا شيء لعرضه بعد',
    },
    copyButton: {
      copy: of => `نسخ ${of}`,
      copied: 'تم النسخ',
      refused: 'لم يسمح المتصفح بالنسخ',
    },
    dataTable: {
      loading: caption => `${caption}: قيد التحميل`,
      sortBy: 'ترتيب حسب',
      ascending: header => `${header}: تصاعديًا`,
      descending: header => `${header}: تنازليًا`,
      sorted: (header, order) => `تم الترتيب حسب ${header}، ${order}`,
      orders: {
        days: { up: 'الأقدم أولًا', down: 'الأحدث أولًا' },
        numbers: { up: 'الأصغر أولًا', down: 'الأكبر أولًا' },
        words: { up: 'من الألف إلى الياء', down: 'من الياء إلى الألف' },
        others: { up: 'تصاعديًا', down: 'تنازليًا' },
      },
    },
    dateField: {
      shape: typedFromTheLeft('يوم', 'شهر', 'سنة'),
      invalid: `اكتب يومًا مثل ${leftToRight('20/11/2026')}`,
      between: (earliest, latest) =>
        `اختر يومًا من ${leftToRight(earliest)} إلى ${leftToRight(latest)}`,
      tooEarly: earliest => `اختر ${leftToRight(earliest)} أو يومًا بعده`,
      tooLate: latest => `اختر ${leftToRight(latest)} أو يومًا قبله`,
      open: 'فتح التقويم',
      missing: 'لا يمكن عرض التقويم الآن. يرجى كتابة اليوم.',
    },
    errorScreen: {
      title: 'حدث خطأ أثناء تحميل هذه الصفحة',
      advice: 'إذا استمرت المشكلة بعد إعادة التحميل، يرجى التواصل مع فريق الدعم.',
      reload: 'إعادة تحميل الصفحة',
    },
    fileDrop: {
      browse: 'اختيار ملف',
      photo: 'التقاط صورة',
      drop: 'أو أفلته هنا',
      replace: 'استبدال',
      stop: 'إيقاف',
      remove: name => `إزالة ${name}`,
      tooLarge: size => `لا يمكن أن يزيد حجم الملف على ${leftToRight(size)}. يرجى اختيار ملف أصغر`,
      wrongType: endings => `يرجى اختيار ملف بصيغة ${endings.map(leftToRight).join(' أو ')}.`,
      progress: percent => `جارٍ الإرسال، ${percent} %`,
      shrinking: 'جارٍ تصغيره',
      isShrinking: name => `${name}: جارٍ تصغيره`,
      madeSmaller: (now, before) => `${now}، صُغّر من ${before}`,
      wait: 'لحظة من فضلك: جارٍ تصغير الصورة.',
      chosen: name => `تم اختيار ${name}`,
      chosenSmaller: (name, size) => `تم اختيار ${name}، ${size}`,
      removed: name => `تمت إزالة ${name}`,
      sending: name => `جارٍ إرسال ${name}`,
      sent: name => `تم إرسال ${name}`,
      notSent: name => `لم يتم إرسال ${name}`,
      notTaken: name => `لم يُقبل ${name}`,
    },
    filesDrop: {
      browse: 'اختيار ملفات',
      drop: 'أو أفلتها هنا',
      list: 'الملفات',
      tooMany: most => `الحد الأقصى لعدد الملفات: ${most}`,
      refused: (name, why) => `${name}: ${why}`,
      again: name => `إرسال ${name} مرة أخرى`,
      stop: name => `إيقاف إرسال ${name}`,
      waits: 'ينتظر ما قبله',
      isSent: size => `تم الإرسال، ${size}`,
      failed: 'لم يتم إرساله.',
      notSent: (name, why) => `لم يتم إرسال ${name}: ${why}`,
      youStopped: 'لقد أوقفته.',
      stopped: name => `تم إيقاف ${name}`,
    },
    growthCurve: {
      value: 'القيمة',
      paidIn: 'المدفوع',
      paidOut: 'المصروف',
      percent: change => `${leftToRight(change)} نمو`,
      earned: amount => `${leftToRight(amount)} أرباح`,
      lost: amount => `${leftToRight(amount)} خسارة`,
      empty: 'يبدأ المنحنى مع شهرك الثاني',
    },
    link: { newTab: '(يفتح في علامة تبويب جديدة)' },
    list: { search: 'بحث...', found, nothing: 'لا توجد نتائج' },
    loadingScreen: { label: 'قيد التحميل' },
    money: {
      spoken: ({ sign, figures, symbol }) =>
        `${signs[sign]}${symbol === '₦' ? `${figures} نايرا` : dollars(figures)}`,
      hidden: 'المبلغ مخفي',
    },
    monthPicker: {
      shape: typedFromTheLeft('شهر', 'سنة'),
      invalid: `اكتب شهرًا مثل ${leftToRight('11/2026')}`,
      between: (earliest, latest) =>
        `اختر شهرًا من ${leftToRight(earliest)} إلى ${leftToRight(latest)}`,
      tooEarly: earliest => `اختر ${leftToRight(earliest)} أو شهرًا بعده`,
      tooLate: latest => `اختر ${leftToRight(latest)} أو شهرًا قبله`,
      open: 'اختيار شهر',
      previous: 'السنة السابقة',
      next: 'السنة التالية',
    },
    navigationGroup: { more: label => `المزيد من ${label}` },
    notFoundScreen: { title: 'هذه الصفحة غير موجودة' },
    otpField: { box: (at, of) => `الرقم ${at} من ${of}` },
    overlay: { close: 'إغلاق' },
    pagination: {
      label: 'الصفحات',
      of: 'الإدخالات',
      previous: 'الصفحة السابقة',
      next: 'الصفحة التالية',
      page: page => `الصفحة ${page}`,
      place: (page, pages) => `الصفحة ${page} من ${pages}`,
      // The noun stands before the figures: behind them its form would depend on each of them.
      rows: ({ first, last }, total, of) => `${of}: ${first}–${last} من ${total}`,
      none: (total, of) => `${of}: ${total}`,
      gone: (page, pages, { first, last, total }, of) =>
        `الصفحة ${page} من ${pages}، ${of}: من ${first} إلى ${last} من أصل ${total}`,
    },
    passwordField: {
      show: 'إظهار كلمة المرور',
      done: '، مستوفى',
      missing: '، غير مستوفى',
      met: (met, rules) => `استُوفي ${met} من ${rules} من شروط كلمة المرور`,
    },
    phoneField: { country: 'رمز الاتصال للبلد' },
    photo: {
      heic: `هذه الصورة محفوظة بصيغة ${leftToRight('HEIC')}، ولا يستطيع هذا المتصفح فتحها. احفظها بصيغة ${leftToRight('JPEG')}، أو التقطها من جديد بعد ضبط الكاميرا على «الأكثر توافقًا».`,
      tooManyPoints:
        'هذه الصورة أكبر من أن تُفتح هنا. التقطها من جديد بدقة أقل، أو أرسل لقطة شاشة لها.',
    },
    receiptSheet: { sides: 'من وإلى', to: 'إلى', events: 'كيف سار الأمر', reference: 'المرجع' },
    selectField: { choose: 'اختر' },
    sideNavigation: { wide: 'قائمة عريضة' },
    stepper: { done: 'تم:', place: (at, of) => `${at} من ${of}` },
    themeToggle: { dark: 'المظهر الداكن' },
    timeline: { done: '', current: 'الآن:', ahead: 'لاحقًا:', late: 'متأخر:', failed: 'لم ينجح:' },
    toaster: { label: 'الرسائل', close: 'إغلاق الرسالة' },
    transferReference: { instruction: 'اكتب هذا في خانة بيان التحويل', of: 'المرجع' },
    wayToPay: {
      free: 'بلا رسوم',
      charge: amount => `رسوم ${amount}`,
      pay: amount => `تدفع ${amount}`,
      cheapest: 'أقل رسوم',
    },
    wizard: {
      wrong: 'يحتاج إلى مراجعة:',
      step: (at, of) => `الخطوة ${at} من ${of}:`,
      change: 'تغيير',
    },
    workTable: {
      choose: 'اختيار',
      chooseAll: count => `اختيار الكل (${count})`,
      chosen: count => `المختار: ${count}`,
      elsewhere: count => `في صفحات أخرى: ${count}`,
      nothingChosen: 'لم يُختر شيء',
      chosenComesTo: (chosen, totals) =>
        totals.length > 0 ? `${chosen}، ومجموعه ${totals.join(' و')}` : chosen,
      clear: 'إلغاء الاختيار',
      view: 'العرض',
      viewWith: hidden => `العرض · المخفي: ${hidden}`,
      viewOf: caption => `عرض ${caption}`,
      columns: 'الأعمدة',
      density: 'الصفوف',
      comfortable: 'متباعدة',
      compact: 'متقاربة',
      asAtFirst: 'كما كان في البداية',
    },
  },
}
