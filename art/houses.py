"""Three houses of one family, on plots of 5, 10 and 20 marla, at one scale.

blender -b -P houses.py -- <5|10|20>[_basement|_ground|_first|_roof] out.exr 0 0 samples
blender -b -P houses.py -- figures out.json

Metres: x from the left to the right as seen from the street, y from the street to the rear, z up from the floor of the
storey. Every picture of a house has the same camera and the same size, which follows from the plot, and all houses have
the same camera direction and the same pixels per metre. So a house is its layers, each moved up by the heights of the
storeys below it, and the three houses stand on one line. `figures` writes the sizes, heights and outlines in pixels.

The plots are 25' by 45', 35' by 64'-3" and 50' by 90'. The covered areas within the outer walls, without carports,
balconies, terraces and stair heads, are those that the estimator suggests:

     5 marla   basement       7.62 * 6.7 - 1.2 * 1.5                    49.25 m2     530 sq ft
               ground floor   7.62 * 11.9 - 3.2 * 4 - 1.2 * 1.5         76.08 m2     819 sq ft
               first floor    7.62 * 10.22 - 1.2 * 1.5                  76.08 m2     819 sq ft
    10 marla   basement       9.468 * 10.4                              98.47 m2   1,060 sq ft
               ground floor   5.668 * 15.62 + 3.8 * 11.72              133.07 m2   1,432 sq ft
               first floor    5.668 * 13.3 + 3.8 * 8.86                109.05 m2   1,174 sq ft
    20 marla   basement       12.84 * 18.09                            232.28 m2   2,500 sq ft
               ground floor   6.64 * 19.1 + 6.2 * 20                   250.82 m2   2,700 sq ft
               first floor    6.2 * 22.1 + 6.64 * 9.585                200.66 m2   2,160 sq ft
"""

import sys, os, math, json

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from maquette import *
from house import sofa, bed, table

AZIM, ELEV, PPM = 27, 30, 44  # camera direction in degrees, pixels per metre
P, PLATE = -0.45, 0.3  # street level below the ground floor, thickness of the plate of the plot
T, SLAB = 0.23, 0.25  # thickness of the outer walls and of the slabs
LOW_WALL, LOW_BASEMENT = 1.5, 1.8  # heights of partitions and of the walls of basements
PARAPET, HEAD = 0.6, 2.35  # heights above the roof
MARGIN, BOTTOM = 12, 16  # pixels round a house and below its plate

SHAFT = [(7.62, 8), (6.42, 8), (6.42, 9.5), (7.62, 9.5)]  # open to the sky, in the party wall of 5 marla

COVERED = {
    '5': dict(
        plot=(7.62, 13.716),
        storey=3.2,
        below=2.9,
        basement=[(0, 5.2), (7.62, 5.2), *SHAFT, (7.62, 11.9), (0, 11.9)],
        ground=[
            (0, 1.2),
            (4.42, 1.2),
            (4.42, 5.2),
            (7.62, 5.2),
            *SHAFT,
            (7.62, 13.1),
            (0, 13.1),
        ],
        first=[(0, 1.2), (7.62, 1.2), *SHAFT, (7.62, 11.42), (0, 11.42)],
        slab=[(0, 1.2), (2.9, 1.2), (2.9, 0.6), (7.62, 0.6), *SHAFT, (7.62, 13.1), (0, 13.1)],
        head=(0, 2.7, 5.6, 9.4),
    ),
    '10': dict(
        plot=(10.668, 19.594),
        storey=3.35,
        below=3.0,
        basement=[(0, 7), (9.468, 7), (9.468, 17.4), (0, 17.4)],
        ground=[(3.8, 2.4), (9.468, 2.4), (9.468, 18.02), (0, 18.02), (0, 6.3), (3.8, 6.3)],
        first=[(3.8, 3.2), (9.468, 3.2), (9.468, 16.5), (0, 16.5), (0, 7.64), (3.8, 7.64)],
        slab=[(0, 1.6), (3.8, 1.6), (3.8, 1.2), (9.468, 1.2), (9.468, 18.02), (0, 18.02)],
        head=(0.5, 3.6, 9.4, 13.6),
    ),
    '20': dict(
        plot=(15.24, 27.432),
        storey=3.5,
        below=3.1,
        basement=[(1.2, 7.6), (14.04, 7.6), (14.04, 25.69), (1.2, 25.69)],
        ground=[(7.4, 7.1), (14.04, 7.1), (14.04, 26.2), (1.2, 26.2), (1.2, 6.2), (7.4, 6.2)],
        first=[(1.2, 1.9), (7.4, 1.9), (7.4, 14.415), (14.04, 14.415), (14.04, 24), (1.2, 24)],
        slab=[(1.2, 1.1), (7.4, 1.1), (7.4, 6.2), (14.04, 6.2), (14.04, 26.2), (1.2, 26.2)],
        head=(2.2, 5.8, 13, 18),
    ),
}


# ---------------- parts
def normals(pts):
    """For each edge of a counter-clockwise, axis-aligned outline: its ends and its inward normal."""
    for a, b in zip(pts, pts[1:] + pts[:1]):
        d = abs(b[0] - a[0]) + abs(b[1] - a[1])
        yield a, b, ((a[1] - b[1]) / d, (b[0] - a[0]) / d)


def inset(pts, d):
    """The outline moved inwards by d."""
    n = [e[2] for e in normals(pts)]
    return [(x + d * (p[0] + q[0]), y + d * (p[1] + q[1])) for (x, y), p, q in zip(pts, n[-1:] + n[:-1], n)]


def shell(pts, h, openings={}, t=T, m='body', z=0):
    """Walls of height h within an outline. openings: by the number of the edge, with absolute x or y of both sides:
    (from, to, sill, head[, kind[, bays]])."""
    E = list(normals(pts))
    for i, (a, b, n) in enumerate(E):
        k = 0 if a[1] == b[1] else 1  # the axis of the edge
        ends = []
        for j, v in ((i - 1, a), (i, b)):
            p, q = E[j][2], E[(j + 1) % len(E)][2]
            convex = p[0] * q[1] - p[1] * q[0] > 0
            outward = 1 if (v[k] > (a[k] + b[k]) / 2) else -1
            ends.append(v[k] + outward * (0 if k == 0 and convex else t if k == 0 else -t if convex else 0))
        lo, hi = sorted(ends)
        c = a[1 - k] + n[1 - k] * t / 2
        p, q = ((lo, c), (hi, c)) if k == 0 else ((c, lo), (c, hi))
        wall(p, q, z, h, t, m, [(o[0] - lo, o[1] - o[0], *o[2:]) for o in openings.get(i, ())])


def plate(w, d, front, left, right):
    """The card of the plot with its low boundary walls, which stand where the house doesn't: from x to x or y to y."""
    box(0, w, 0, d, P - PLATE, P, 'card', 0.02)
    for x, parts in ((0, left), (w - 0.13, right)):
        for y0, y1 in parts:
            box(x, x + 0.13, y0, y1, P, P + 0.8, 'white')
    box(0.13, w - 0.13, d - 0.13, d, P, P + 0.8, 'white')
    for x0, x1 in front:
        box(x0, x1, 0, 0.13, P, P + 0.8, 'white')


def flat(x0, x1, y0, y1, m, z=P, t=0.02):
    box(x0, x1, y0, y1, z, z + t, m, 0)


def steps(x0, x1, y, d=0.35):
    for i in range(2):
        box(x0, x1, y - d * (i + 1), y, P, -0.15 * (i + 1), 'concrete')


def front_door(x0, x1, y, h=2.4):
    """The one amber part of a house, in a wall towards the street."""
    box(x0 + 0.03, x1 - 0.03, y + 0.03, y + 0.1, 0, h, 'amber', 0.008)
    rod((x1 - 0.17, y - 0.03, 0.8), (x1 - 0.17, y - 0.03, 1.7), 0.022, 'dark')


def storey(name, level, openings, inner):
    """Slab, outer walls and floor of a level. Partitions and the walls of basements are low, so that rooms are seen."""
    H = COVERED[name]
    pts = H[level]
    concrete = level == 'basement'
    h = LOW_BASEMENT if concrete else H['storey'] - SLAB
    if level == 'first':
        prism(H['slab'], -SLAB, 0, 'white')
    else:
        prism(pts, P if level == 'ground' else -SLAB, 0, 'concrete')
    shell(pts, h, openings, 0.26 if concrete else T, 'concrete' if concrete else 'body')
    prism(inset(pts, 0.1), 0, 0.012, 'oak@y', 0)
    for a, b, *o in inner:
        wall(a, b, 0, LOW_WALL, 0.12, 'white', [(s, 0.95, 0, LOW_WALL, 'open') for s in o])


def top(name):
    """Roof slab with its parapet and the stair head, whose door is towards the street."""
    H = COVERED[name]
    prism(H['first'], -SLAB, 0, 'white')
    prism(inset(H['first'], 0.1), 0, 0.012, 'gravel', 0)
    shell(H['first'], PARAPET, t=0.16)
    x0, x1, y0, y1 = H['head']
    shell(
        [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], HEAD, {1: [(y0 + 0.8, y1 - 0.8, 1.3, 2.0, 'win', 3)]}, 0.18
    )
    box(x1 - 1.3, x1 - 0.4, y0 - 0.02, y0 + 0.02, 0, 2.05, 'oak@x', 0.004)
    box(x0 - (0.25 if x0 else 0), x1 + 0.25, y0 - 0.5, y1 + 0.25, HEAD, HEAD + 0.16, 'white')


def panels(x, y, nx, ny):
    for i in range(nx):
        for j in range(ny):
            v = box(
                x + i * 1.06, x + i * 1.06 + 1.02, y + j * 2.1, y + j * 2.1 + 1.7, 0.5, 0.54, 'panel', 0.005
            )
            v.rotation_euler = (math.radians(16), 0, 0)


def tank(x, y):
    box(x - 0.7, x + 0.7, y - 0.7, y + 0.7, 0, 0.3, 'white')
    rod((x, y, 0.3), (x, y, 1.5), 0.6, 'white', 48)
    rod((x, y, 1.5), (x, y, 1.58), 0.22, 'white', 32)


def frame(x0, x1, y0, y1, h, t=0.24):
    """The side walls of a white frame; slab and roof are its bottom and its top."""
    box(x0, x0 + t, y0, y1, 0, h, 'white')
    box(x1 - t, x1, y0, y1, 0, h, 'white')


def counter(x0, x1, y0, y1):
    box(x0, x1, y0, y1, 0, 0.86, 'white')
    box(x0 - 0.01, x1 + 0.01, y0 - 0.01, y1 + 0.01, 0.86, 0.9, 'concrete', 0.005)


def bath(x0, x1, y0, y1):
    """A bathroom: pale floor, a tub along its rear wall, a basin."""
    flat(x0, x1, y0, y1, 'paving', 0.012)
    box(x0 + 0.05, x0 + 0.75, y1 - 1.6, y1 - 0.05, 0, 0.5, 'white', 0.06)
    box(x0 + 0.13, x0 + 0.67, y1 - 1.52, y1 - 0.13, 0.5, 0.505, 'concrete', 0)
    counter(x1 - 0.5, x1, y0 + 0.2, y0 + 1.0)


def rug(x0, x1, y0, y1, m='sand'):
    flat(x0, x1, y0, y1, m, 0.012, 0.015)


# ---------------- 5 marla: from party wall to party wall, a porch cut in below the framed window
def basement5():
    storey(
        '5',
        'basement',
        {3: [(8.3, 9.2, 0.4, 1.8)]},
        [((0.26, 8.6), (4.6, 8.6), 3.2), ((4.6, 8.6), (4.6, 11.64))],
    )
    stairs(0.4, 5.7, 0, 10, 0.18, 0.27, 1.0, 'y', 1, 'white')
    sofa(2.6, 9.2, 0.9, 2.0, 'linen', 'x-')
    sofa(3.9, 5.6, 2.2, 0.85, 'linen', 'y-')
    box(5.0, 7.2, 10.9, 11.5, 0, 0.75, 'oak@x')
    rug(3.7, 6.3, 6.5, 8.2)


def ground5():
    w, d = COVERED['5']['plot']
    plate(w, d, [(0.13, 2.7)], [(0, 1.2), (13.1, d)], [(0, 5.2), (8, 9.5), (13.1, d)])
    for x in (2.7, 7.3):
        box(x, x + 0.32, 0, 0.32, P, P + 1.15, 'white')
    flat(0.13, 2.75, 0.13, 1.2, 'lawn')
    flat(2.75, w - 0.13, 0, 5.2, 'paving')
    flat(0.13, w - 0.13, 13.1, d - 0.13, 'paving')
    storey(
        '5',
        'ground',
        {
            0: [(0.55, 2.55, 0.55, 2.5, 'win', 2), (3.05, 4.1, 0, 2.4, 'open')],
            1: [(3.0, 4.6, 0.9, 2.5)],
            2: [(5.2, 7.0, 0, 2.5, 'win', 2)],
            5: [(8.2, 9.3, 0.9, 2.5)],
            8: [(1.0, 3.4, 0, 2.5, 'win', 2), (4.6, 6.6, 1.0, 2.5, 'win', 2)],
        },
        [
            ((0.23, 5.4), (4.42, 5.4), 3.1),
            ((3.1, 1.43), (3.1, 5.4), 2.9),
            ((0.23, 9.7), (7.39, 9.7), 1.0, 4.7),
            ((4.2, 9.7), (4.2, 12.87), 0.4),
            ((2.9, 5.4), (2.9, 8.0)),
        ],
    )
    front_door(3.05, 4.1, 1.2)
    steps(2.95, 4.3, 1.2, 0.3)
    box(7.36, 7.54, 1.25, 1.43, P, 2.95, 'dark', 0.01)
    stairs(0.4, 5.6, 0, 10, 0.175, 0.27, 1.1, 'y', 1, 'white')
    stairs(1.6, 8.2, 1.75, 8, 0.175, 0.27, 1.1, 'y', -1, 'white')
    sofa(0.5, 4.2, 2.1, 0.85)
    rug(0.6, 2.6, 2.4, 4.0)
    sofa(3.6, 8.4, 2.4, 0.9)
    rug(3.4, 6.1, 6.6, 8.2)
    table(4.9, 5.9, 1.5, 0.9, 2)
    counter(0.3, 0.95, 9.9, 12.8)
    counter(0.95, 3.4, 12.2, 12.8)
    bed(4.9, 10.6, 1.7, 2.0)
    tree(0.5, 0.7, 2.6, P, 'leaf', 'cypress')
    for x in (1.15, 1.7, 2.25):
        shrub(x, 0.85, 0.27, P, 'leaf')
    person(5.7, 0.9, P + 0.02, math.pi * 0.9, 'walk', 'figure')


def first5():
    h = COVERED['5']['storey'] - SLAB
    storey(
        '5',
        'first',
        {
            0: [(0.9, 1.5, 0.3, 2.6, 'win', 1), (3.3, 7.2, 0.0, 2.7, 'win', 4)],
            3: [(8.2, 9.3, 0.9, 2.5)],
            6: [(0.9, 3.3, 0, 2.5, 'win', 2), (4.6, 6.8, 0.5, 2.5, 'win', 2)],
        },
        [
            ((2.9, 1.43), (2.9, 8.2), 3.0),
            ((0.23, 5.0), (2.9, 5.0)),
            ((2.9, 5.6), (7.39, 5.6), 0.2),
            ((0.23, 8.9), (6.42, 8.9), 1.2, 4.1),
            ((3.7, 8.9), (3.7, 11.19)),
        ],
    )
    frame(2.9, 7.62, 0.6, 1.2, h)
    slats((5.95, 0.95), (7.36, 0.95), 0.02, h - 0.02, 'oak', 0.07, 0.09, 0.09)
    railing((3.16, 0.68), (7.36, 0.68), 0)
    for x in (0, 7.49):
        box(x, x + 0.13, 11.42, 13.1, 0, 1.0, 'white')
    box(0, 7.62, 12.97, 13.1, 0, 1.0, 'white')
    flat(0.13, 7.49, 11.42, 12.97, 'paving', 0, 0.015)
    bath(0.23, 2.84, 1.43, 4.94)
    stairs(0.4, 5.6, 0, 10, 0.175, 0.27, 1.1, 'y', 1, 'white')
    bed(4.3, 3.2, 1.8, 2.1)
    rug(3.6, 6.9, 2.0, 3.6)
    sofa(3.4, 6.4, 0.9, 1.9, 'linen', 'x-')
    bed(1.2, 9.0, 1.7, 2.0)
    bed(4.5, 9.0, 1.7, 2.0)


def roof5():
    top('5')
    box(2.9, 7.62, 0.6, 1.3, -SLAB, 0, 'white')
    panels(3.6, 4.6, 3, 2)
    tank(5.6, 10.4)


# ---------------- 10 marla: a passage at one side, a carport at the other, a framed balcony
def basement10():
    storey(
        '10',
        'basement',
        {},
        [((0.26, 12.6), (5.2, 12.6), 3.6), ((5.2, 11), (5.2, 17.14), 1.9), ((5.2, 10), (9.2, 10), 0.6)],
    )
    stairs(0.5, 8.4, 0, 10, 0.18, 0.27, 1.05, 'y', 1, 'white')
    for i in range(3):
        sofa(6.2 + i * 0.98, 14.8, 0.9, 0.9, 'linen', 'y+')
    rug(5.9, 9, 12.2, 14.6)
    box(1.6, 4.2, 14.2, 15.6, 0.72, 0.86, 'oak@x', 0.03)
    [rod((x, y, 0), (x, y, 0.75), 0.07, 'oak') for x in (1.8, 4.0) for y in (14.4, 15.4)]
    box(6, 8.6, 7.6, 8.2, 0, 0.75, 'oak@x')


def ground10():
    w, d = COVERED['10']['plot']
    h = COVERED['10']['storey'] - SLAB
    plate(w, d, [(5.7, w - 0.13)], [(0, 6.3), (18.02, d)], [(0, d)])
    for x in (0.0, 3.8, 5.4):
        box(x, x + 0.32, 0, 0.32, P, P + 1.15, 'white')
    flat(0.13, 3.8, 0, 6.3, 'paving')
    flat(3.8, 5.6, 0, 2.4, 'paving')
    flat(5.6, w - 0.13, 0.13, 2.4, 'lawn')
    flat(9.468, w - 0.13, 2.4, d - 0.13, 'paving')
    flat(0.13, 9.468, 18.02, d - 0.13, 'lawn')
    storey(
        '10',
        'ground',
        {
            0: [(4.2, 5.4, 0, 2.5, 'open'), (6.0, 9.0, 0.3, 2.7, 'win', 3)],
            1: [(4.0, 5.8, 0.9, 2.5), (9.2, 9.9, 0.5, 2.6, 'win', 1), (13.2, 15.4, 0.9, 2.5)],
            2: [(1.0, 4.0, 0, 2.6, 'win', 3), (5.8, 8.4, 0.9, 2.5)],
            4: [(0.9, 2.9, 0.9, 2.5)],
        },
        [
            ((5.7, 2.63), (5.7, 6.3), 2.5),
            ((3.8, 6.4), (9.24, 6.4), 0.4, 3.9),
            ((3.9, 6.4), (3.9, 12.6), 4.6),
            ((0.23, 12.6), (9.24, 12.6), 1.6, 6.6),
            ((4.9, 12.6), (4.9, 17.79), 0.4),
        ],
    )
    front_door(4.2, 5.4, 2.4, 2.5)
    steps(4.0, 5.6, 2.4)
    box(3.56, 3.8, 1.6, 6.3, P, h, 'white')
    box(0.16, 0.34, 1.75, 1.93, P, h, 'dark', 0.01)
    stairs(0.5, 8.4, 0, 10, 0.175, 0.27, 1.1, 'y', 1, 'white')
    stairs(1.75, 11.0, 1.75, 8, 0.175, 0.27, 1.1, 'y', -1, 'white')
    sofa(6.1, 5.2, 2.6, 0.9)
    rug(6.2, 8.9, 3.2, 5.0)
    table(5.4, 8.6, 2.4, 1.0)
    counter(8.55, 9.2, 9.4, 12.4)
    counter(5.9, 8.55, 11.8, 12.4)
    bed(1.6, 14.6)
    bed(6.3, 14.4)
    tree(9.9, 1.15, 3.1, P, 'leaf', 'tree1')
    for x in (6.4, 7.1, 7.8, 8.5):
        shrub(x, 2.05, 0.28, P, 'leaf')
    person(4.7, 0.9, P + 0.02, math.pi, 'walk', 'figure')


def first10():
    h = COVERED['10']['storey'] - SLAB
    storey(
        '10',
        'first',
        {
            0: [(4.15, 9.1, 0, 2.75, 'win', 4)],
            1: [(5.2, 7.0, 0.9, 2.5), (10.4, 11.0, 0.3, 2.6, 'win', 1), (12.8, 14.8, 0.9, 2.5)],
            2: [(1.0, 3.4, 0, 2.5, 'win', 2), (5.6, 8.4, 0.5, 2.5, 'win', 3)],
            4: [(0.6, 3.2, 0, 2.6, 'win', 3)],
            5: [(4.4, 6.4, 0.9, 2.5)],
        },
        [
            ((3.9, 7.6), (3.9, 12.4), 3.4),
            ((3.9, 8.0), (9.24, 8.0), 0.3),
            ((0.23, 12.4), (9.24, 12.4), 2.6, 4.4),
            ((4.9, 12.4), (4.9, 16.27)),
            ((6.6, 8.0), (6.6, 10.2)),
            ((6.6, 10.2), (9.24, 10.2), 0.2),
        ],
    )
    frame(3.8, 9.468, 1.2, 3.2, h)
    slats((7.5, 2.85), (9.2, 2.85), 0.02, h - 0.02, 'oak', 0.07, 0.09, 0.1)
    railing((4.05, 1.3), (9.2, 1.3), 0)
    railing((0.08, 1.68), (3.8, 1.68), 0)
    railing((0.08, 1.68), (0.08, 7.64), 0)
    flat(0.05, 3.8, 1.7, 7.64, 'paving', 0, 0.015)
    flat(4.05, 9.2, 1.35, 3.2, 'oak@x', 0, 0.015)
    for x in (0, 9.338):
        box(x, x + 0.13, 16.5, 18.02, 0, 1.0, 'white')
    box(0, 9.468, 17.89, 18.02, 0, 1.0, 'white')
    flat(0.13, 9.33, 16.5, 17.89, 'paving', 0, 0.015)
    sofa(0.5, 5.6, 0.85, 1.9, 'linen', 'x-')
    box(1.8, 2.5, 6.0, 7.1, 0.02, 0.36, 'oak@y')
    box(0.3, 0.8, 2.0, 4.2, 0, 0.45, 'white')
    for y in (2.4, 3.1, 3.8):
        shrub(0.55, y, 0.26, 0.42, 'leaf')
    stairs(0.5, 9.4, 0, 10, 0.175, 0.27, 1.1, 'y', 1, 'white')
    bed(5.4, 5.6)
    rug(4.8, 8.6, 4.0, 6.4)
    bath(6.7, 9.24, 8.1, 10.1)
    bed(1.6, 14.0)
    bed(6.2, 14.0)
    person(5.0, 2.0, 0.02, 0.3, 'stand', 'figure')


def roof10():
    top('10')
    box(3.8, 9.468, 1.2, 3.3, -SLAB, 0, 'white')
    panels(5.0, 8.2, 3, 2)
    tank(7.6, 14.6)


# ---------------- 20 marla: free-standing, an L round the lawn, a terrace on the first floor
def basement20():
    storey(
        '20',
        'basement',
        {},
        [
            ((1.46, 13.6), (7.4, 13.6), 4.4),
            ((7.4, 7.86), (7.4, 25.43), 2.2, 8.4, 13.4),
            ((7.4, 16.4), (13.78, 16.4)),
            ((1.46, 19.6), (7.4, 19.6), 4.4),
        ],
    )
    stairs(1.8, 9.2, 0, 10, 0.18, 0.27, 1.2, 'y', 1, 'white')
    for i in range(4):
        sofa(8.6 + i * 1.02, 14.2, 0.95, 0.95, 'linen', 'y+')
    rug(8.4, 13, 10.6, 13.8)
    box(9.4, 12.2, 19.4, 21.0, 0.72, 0.86, 'oak@x', 0.03)
    [rod((x, y, 0), (x, y, 0.75), 0.07, 'oak') for x in (9.6, 12.0) for y in (19.6, 20.8)]
    sofa(2.4, 16.6, 0.95, 2.2, 'linen', 'x-')
    bed(3.2, 22.4)


def ground20():
    w, d = COVERED['20']['plot']
    h = COVERED['20']['storey'] - SLAB
    plate(w, d, [(8.9, w - 0.13), (0.13, 1.2)], [(0, d)], [(0, d)])
    for x in (0.88, 7.4, 8.9):
        box(x, x + 0.34, 0, 0.34, P, P + 1.2, 'white')
    flat(0.13, 1.2, 0.13, d - 0.13, 'paving')
    flat(1.2, 7.5, 0, 6.2, 'paving')
    flat(7.5, w - 0.13, 0.13, 7.1, 'lawn')
    flat(14.04, w - 0.13, 7.1, d - 0.13, 'lawn')
    flat(1.2, 14.04, 26.2, d - 0.13, 'lawn')
    for i in range(6):
        box(7.75, 8.8, 0.35 + i * 0.95, 1.05 + i * 0.95, P, P + 0.05, 'paving', 0.005)
    storey(
        '20',
        'ground',
        {
            0: [(7.75, 8.95, 0, 2.6, 'open'), (9.5, 13.6, 0, 2.75, 'win', 4)],
            1: [
                (8.2, 10.4, 0, 2.75, 'win', 2),
                (13.2, 15.6, 0.9, 2.6),
                (18.2, 19.0, 0.5, 2.6, 'win', 1),
                (21.4, 24, 0.9, 2.6),
            ],
            2: [(2.2, 6, 0, 2.7, 'win', 3), (8.6, 12.6, 0, 2.7, 'win', 4)],
            4: [(2.2, 6.2, 1.6, 2.6, 'win', 3)],
        },
        [
            ((7.4, 7.1), (7.4, 25.97), 3.6, 10.0, 14.0),
            ((1.43, 12.0), (7.4, 12.0), 4.6),
            ((9.2, 7.33), (9.2, 10.6), 1.8),
            ((7.4, 14.2), (13.81, 14.2), 3.0),
            ((1.43, 18.6), (7.4, 18.6), 4.6),
            ((7.4, 19.8), (13.81, 19.8), 0.6),
            ((10.6, 19.8), (10.6, 21.6)),
        ],
    )
    front_door(7.75, 8.95, 7.1, 2.6)
    steps(7.6, 9.1, 7.1)
    for x in (1.28, 7.14):
        box(x, x + 0.18, 1.3, 1.48, P, h, 'dark', 0.01)
    stairs(1.8, 12.6, 0, 10, 0.185, 0.28, 1.2, 'y', 1, 'white')
    stairs(3.2, 15.4, 1.85, 8, 0.185, 0.28, 1.2, 'y', -1, 'white')
    sofa(10.0, 12.8, 3.2, 0.95)
    sofa(9.6, 9.4, 0.95, 2.4, 'linen', 'x-')
    rug(10.2, 13.2, 9.2, 12.6)
    table(3.0, 8.6, 2.8, 1.1)
    counter(12.9, 13.8, 14.4, 19.4)
    counter(9.6, 11.6, 16.2, 17.2)
    bed(2.8, 22.4)
    bed(10.8, 22.6)
    rug(2.2, 5.4, 20.6, 23.2)
    sofa(2.2, 19.0, 2.4, 0.9, 'linen', 'y-')
    tree(13.4, 2.2, 4.3, P, 'leaf', 'tree1')
    tree(11.2, 0.95, 3.2, P, 'leaf', 'tree3')
    for i in range(5):
        shrub(9.8 + i * 0.85, 6.55, 0.32, P, 'leaf')
    for y in (10.5, 14.5, 18.5, 22.5):
        shrub(14.6, y, 0.34, P, 'leaf')
    person(8.2, 3.6, P + 0.05, math.pi, 'walk', 'figure')


def first20():
    h = COVERED['20']['storey'] - SLAB
    storey(
        '20',
        'first',
        {
            0: [(1.6, 7.0, 0, 2.9, 'win', 4)],
            1: [(3.6, 4.4, 0.3, 2.8, 'win', 1), (7.6, 11.6, 0, 2.7, 'win', 4)],
            2: [(8.4, 13.2, 0, 2.8, 'win', 4)],
            3: [(16, 18, 0.9, 2.6), (20.4, 22.6, 0.9, 2.6)],
            4: [(2.2, 6.2, 0, 2.6, 'win', 3), (8.6, 12.4, 0.5, 2.6, 'win', 3)],
        },
        [
            ((1.43, 7.0), (7.4, 7.0), 4.6),
            ((1.43, 12.4), (7.4, 12.4), 4.6),
            ((7.4, 14.415), (7.4, 23.77), 1.2, 6.0),
            ((1.43, 18.2), (7.4, 18.2), 4.6),
            ((7.4, 18.8), (13.81, 18.8), 0.4),
            ((10.8, 18.8), (10.8, 21)),
        ],
    )
    frame(1.2, 7.4, 1.1, 1.9, h, 0.3)
    slats((1.55, 1.6), (3.4, 1.6), 0.02, h - 0.02, 'oak', 0.07, 0.09, 0.1)
    railing((1.5, 1.2), (7.1, 1.2), 0)
    railing((7.4, 6.3), (13.98, 6.3), 0)
    railing((13.96, 6.3), (13.96, 14.415), 0)
    flat(7.4, 13.95, 6.35, 14.415, 'paving', 0, 0.015)
    for x in (8.2, 13.3):  # pergola
        box(x - 0.07, x + 0.07, 10.6, 10.74, 0, 2.7, 'oak@z', 0.01)
    box(7.9, 13.6, 10.55, 10.79, 2.7, 2.92, 'oak@x', 0.01)
    for i in range(15):
        box(7.98 + i * 0.39, 8.06 + i * 0.39, 10.3, 14.4, 2.92, 3.08, 'oak@y', 0.008)
    sofa(9.2, 12.6, 3.0, 0.9)
    sofa(12.4, 10.9, 0.9, 1.6, 'linen', 'x+')
    box(10, 11.4, 11.4, 12.1, 0.02, 0.36, 'oak@x')
    box(8.0, 12.8, 6.6, 7.1, 0, 0.45, 'white')
    for i in range(7):
        shrub(8.3 + i * 0.7, 6.85, 0.28, 0.42, 'leaf')
    for x in (1.2, 13.91):
        box(x, x + 0.13, 24, 26.2, 0, 1.0, 'white')
    box(1.2, 14.04, 26.07, 26.2, 0, 1.0, 'white')
    flat(1.33, 13.91, 24, 26.07, 'paving', 0, 0.015)
    bed(3.4, 4.4)
    rug(2.4, 6.6, 2.8, 5.2)
    sofa(2.4, 9.4, 0.95, 2.4, 'linen', 'x-')
    table(4.4, 8.4, 1.4, 1.0, 1)
    stairs(1.8, 13.0, 0, 10, 0.185, 0.28, 1.2, 'y', 1, 'white')
    bed(3.2, 20.6)
    bed(11.2, 21.2)
    sofa(8.4, 17.6, 2.6, 0.9)
    bath(7.5, 10.7, 20.8, 23.7)
    person(11.4, 8.6, 0.02, 0.5, 'stand', 'figure')


def roof20():
    top('20')
    box(1.2, 7.4, 1.1, 2.0, -SLAB, 0, 'white')
    panels(8.3, 16.4, 5, 2)
    tank(4.0, 21.4)


LAYERS = {
    '5': (basement5, ground5, first5, roof5),
    '10': (basement10, ground10, first10, roof10),
    '20': (basement20, ground20, first20, roof20),
}
PARTS = ('basement', 'ground', 'first', 'roof')


# ---------------- camera and figures
def project(x, y, z):
    """Metres on the picture, to the right and upwards."""
    a, e = math.radians(AZIM), math.radians(ELEV)
    depth = y * math.cos(a) - x * math.sin(a)
    return x * math.cos(a) + y * math.sin(a), depth * math.sin(e) + z * math.cos(e)


def canvas(name):
    """Width and height in pixels, and the point of the picture that is its top left corner, in metres."""
    H = COVERED[name]
    w, d = H['plot']
    roof = 2 * H['storey']
    x0, _, _, y1 = H['head']
    tops = [(x0, y1, roof + HEAD + 0.16), (0, d, P + 0.8)] + [(x, y, roof + PARAPET) for x, y in H['first']]
    left, right = project(0, 0, 0)[0], project(w, d, 0)[0]
    bottom = project(w, 0, P - PLATE)[1]
    up = max(project(*p)[1] for p in tops)
    width = 2 * math.ceil((right - left) * PPM / 2 + MARGIN)
    height = 2 * math.ceil(((up - bottom) * PPM + MARGIN + BOTTOM) / 2)
    return width, height, ((left + right) / 2 - width / 2 / PPM, bottom + (height - BOTTOM) / PPM)


def pixel(name, *p):
    u, v = project(*p)
    _, _, (left, up) = canvas(name)
    return round((u - left) * PPM, 1), round((up - v) * PPM, 1)


def outline(name, pts, z0, z1):
    """The silhouette in pixels of a storey that is z0 to z1 high: the highest and the lowest of it at every corner."""
    lines = [(pixel(name, *a, z), pixel(name, *b, z)) for z in (z0, z1) for a, b, _ in normals(pts)]
    low, high = [], []
    for u in sorted({p[0] for line in lines for p in line}):
        for side in (-0.01, 0.01):
            ys = [
                a[1] + (b[1] - a[1]) * (u + side - a[0]) / (b[0] - a[0])
                for a, b in lines
                if min(a[0], b[0]) < u + side < max(a[0], b[0])
            ]
            ys and high.append((u, round(min(ys), 1)))
            ys and low.append((u, round(max(ys), 1)))

    def corners(chain):
        """Without repeated points and those on a straight line."""
        out = []
        for p in chain:
            if out and abs(p[0] - out[-1][0]) < 0.3 and abs(p[1] - out[-1][1]) < 0.3:
                continue
            while len(out) > 1:
                (ax, ay), (bx, by) = out[-2:]
                if abs((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)) > 0.4 * math.dist((ax, ay), p):
                    break
                out.pop()
            out.append(p)
        return out

    return ' '.join('%g,%g' % p for p in corners(corners(high) + corners(low)[::-1]))


def figures(path):
    """Writes what a page needs in order to place the pictures, in pixels of their full size."""
    k = math.cos(math.radians(ELEV)) * PPM
    result = {'pixelsPerMetre': PPM, 'azimuth': AZIM, 'elevation': ELEV, 'houses': {}}
    for name, H in COVERED.items():
        w, d = H['plot']
        width, height, _ = canvas(name)
        area = lambda pts: abs(sum(a[0] * b[1] - b[0] * a[1] for a, b, _ in normals(pts))) / 2
        heights = {'basement': H['below'], 'ground': H['storey'], 'first': H['storey']}
        result['houses'][name] = {
            'width': width,
            'height': height,
            'streetCorner': pixel(name, w, 0, P),
            'streetFromBottom': round(height - pixel(name, w, 0, P)[1], 1),
            'plot': ' '.join('%g,%g' % pixel(name, x, y, P) for x, y in ((0, 0), (w, 0), (w, d), (0, d))),
            'squareFeet': {part: round(area(H[part]) / 0.09290304) for part in PARTS[:3]},
            'storeyPx': {part: round(h * k, 1) for part, h in heights.items()},
            'outline': {
                'basement': outline(name, H['basement'], -SLAB, LOW_BASEMENT),
                **{part: outline(name, H[part], -SLAB, H['storey'] - SLAB) for part in PARTS[1:3]},
                'roof': outline(name, H['first'], -SLAB, PARAPET),
            },
        }
    with open(path, 'w') as file:
        json.dump(result, file, indent=2)


def view(name):
    reset(17)
    PAL.update(
        card='#b6b3ac',
        lawn='#a4a985',
        paving='#cbc4b6',
        leaf='#8d9878',
        concrete='#b3b1ab',
        oak='#b68f63',
        panel='#2c3a45',
        gravel='#d9d4ca',
        body='#e6e3db',
        navy='#6f787c',
        white='#faf8f3',
        amber='#c4681f',
    )
    house, _, part = name.partition('_')
    H = COVERED[house]
    for i, layer in enumerate(LAYERS[house]):
        if part == PARTS[i]:
            layer()
        elif not part and i > 0:
            with at(0, 0, (i - 1) * H['storey']):
                layer()
                if i < 3:  # light in the rooms, as in the layers, which are open at the top
                    z = H['storey'] - SLAB
                    prism(inset(H[PARTS[i]], 0.3), z - 0.03, z - 0.02, 'glow:#ffe3c2:1.1', 0)
    w, h, (left, up) = canvas(house)
    # The axes of the picture in space are what x, y and z measure on it.
    right, above = zip(project(1, 0, 0), project(0, 1, 0), project(0, 0, 1))
    centre = Vector(right) * (left + w / 2 / PPM) + Vector(above) * (up - h / 2 / PPM)
    axo(centre, w / PPM, AZIM, ELEV).data.sensor_fit = 'HORIZONTAL'
    sun_sky(azim=-27, elev=37, sun=4.4, sky=0.9, warm='#ffe6c4', top='#ccd8e2', hor='#f6efe4', angle=2.5)
    return w, h


if __name__ == '__main__':
    v, out, _, _, n = args(['5', 'exr/houses.exr', 0, 0, 64])
    if v == 'figures':
        figures(out)
    else:
        w, h = view(v)
        render(out, w, h, n, alpha=True)
