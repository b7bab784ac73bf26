import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'The right machine saves weeks; the wrong one stands in the way and costs rent. From the programme we work out what a site has to lift, dig, mix and pump each day, and choose the plant to match. We compare renting with buying over the whole period of use, including fuel, operators, transport and resale. We set the offers side by side in one technical and commercial table, so that you see why one is cheaper. On delivery we check the machine and its papers against the order.',
  points: [
    'Daily quantities and lifts taken from the programme',
    'Specification of cranes, mixers, pumps and formwork',
    'Rent or purchase compared over the period of use',
    'Technical and commercial table of the offers',
    'Layout of the site with reach and access',
    'Inspection on delivery, with certificates',
    'Plan for operators, service and spare parts',
  ],
  gallery: ['grey-structure-crane', 'grey-structure-yard'],
}
