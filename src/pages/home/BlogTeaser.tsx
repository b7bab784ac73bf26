import { Link as RouterLink } from 'react-router-dom'
import { home, posts } from '../../content'
import { Button, Container, Grid, Heading, LinkCard, Section, Stack, Text } from '../../design-system'
import { PostPicture } from '../../sections/PostPicture'

/** How many posts the home page shows. Source: specification, section 9. */
const shown = 2

const { heading, text, cardAction, action } = home.blogs

/** The first posts, and the way to all of them. */
export function BlogTeaser() {
  return (
    <Section aria-labelledby="from-the-blog">
      <Container>
        <Stack space="large">
          <Stack space="small">
            <Heading level={2} size="title" id="from-the-blog">
              {heading}
            </Heading>
            <Text size="lead" tone="muted" isMeasured>
              {text}
            </Text>
          </Stack>
          <Grid columns="two" as="ul">
            {posts.slice(0, shown).map((post) => (
              <li key={post.slug}>
                <LinkCard
                  title={post.title}
                  description={post.description}
                  picture={<PostPicture post={post} sizes="(min-width: 40rem) 50vw, 100vw" />}
                  action={<RouterLink to={post.link}>{cardAction}</RouterLink>}
                />
              </li>
            ))}
          </Grid>
          <div>
            <Button asChild size="large" variant="secondary">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}
