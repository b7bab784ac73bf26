/** What `Slider` loads when it first comes into view. */
export { A11y, Keyboard } from 'swiper/modules'
export { Swiper, SwiperSlide } from 'swiper/react'
