import { Link as RouterLink } from 'react-router-dom'
import { posts } from '../../content/posts/posts'
import { homePage } from '../../content/pages/home/home'
import { Grid, LinkCard } from '../../design-system'
import { PostPicture } from '../../sections/pictures/PostPicture'
import { Teaser } from './Teaser'

/** How many posts the home page shows. */
const postCount = 2

const { heading, text, cardAction, action } = homePage.blogs

/** The first posts, with a link to all of them. */
export function BlogTeaser() {
  return (
    <Teaser id="from-the-blog" heading={heading} text={text} action={action} isBeside>
      <Grid columns="two" as="ul">
        {posts.slice(0, postCount).map((post) => (
          <li key={post.slug}>
            <LinkCard
              title={post.title}
              description={post.description}
              picture={<PostPicture post={post} sizes={{ base: '33vw', sm: '50vw', lg: '33vw' }} />}
              action={<RouterLink to={post.link}>{cardAction}</RouterLink>}
            />
          </li>
        ))}
      </Grid>
    </Teaser>
  )
}
